import type { ListNoun } from '@muster/domain/lists/list-nouns.ts';
import {
  type DatedTimes,
  type ListChange,
  type ListEntry,
  type ListInput,
  listContracts,
} from '@muster/domain/lists/lists-contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import type { Keyed } from '../../lib/form/use-form.ts';
import { makesStale, makesStaleBehind } from '../staleness.ts';

/** The calls of a list; those of one stand for all, since they have one shape. */
const callsOf = (noun: ListNoun) => listContracts[noun] as (typeof listContracts)['competitors'];

/** All entries of a list, retired ones too. */
export const listQuery = <N extends ListNoun>(noun: N) =>
  queryOptions({
    queryKey: ['lists', noun],
    queryFn: async () =>
      (await api.call(callsOf(noun).list, { query: { retired: 'true' } })).data as unknown as ListEntry<N>[],
  });

/** Forms offer what the lists hold, members work by the shifts, and check-ins are judged by the sites. */
const STALE = ['lists', 'lookups', 'members', 'trips', 'punch-rules'] as const;

/** What other times of a shift from a day on would touch; nothing is stored. */
export async function previewTimes(id: number, body: ListChange<'shifts'>) {
  const asked = { params: { id: String(id) }, query: { preview: 'true' }, body } as const;
  const { times, touches } = (await api.call(listContracts.shifts.change, asked)).data;
  const { from: day = '' } = body;
  return {
    day,
    /** Those that would hold from that day on. */
    times: times.findLast((it) => (it.from ?? '') <= day) as DatedTimes,
    touches: touches ?? { members: { count: 0, first: [] }, summaries: { count: 0, days: [] } },
  };
}

/** What the office does with a list. */
export const listChanges = <N extends ListNoun>(noun: N) => ({
  /** Adds an entry: however often it is sent under one key, once. */
  add: mutationOptions({
    mutationFn: async ({ body, key }: Keyed<ListInput<N>>) =>
      (await api.call(callsOf(noun).add, { body: body as never }, { key })).data as unknown as ListEntry<N>,
    ...makesStaleBehind(...STALE),
  }),
  change: mutationOptions({
    mutationFn: async ({ id, ...body }: ListChange<N> & { readonly id: number }) =>
      (await api.call(callsOf(noun).change, { params: { id: String(id) }, body: body as never }))
        .data as unknown as ListEntry<N>,
    ...makesStaleBehind(...STALE),
  }),
  retire: mutationOptions({
    mutationFn: (id: number) => api.call(callsOf(noun).retire, { params: { id: String(id) } }),
    ...makesStale(...STALE),
  }),
  reinstate: mutationOptions({
    mutationFn: (id: number) => api.call(callsOf(noun).reinstate, { params: { id: String(id) } }),
    ...makesStale(...STALE),
  }),
});
