import type { ListNoun } from '@muster/domain/lists/list-nouns.ts';
import { type ListChange, type ListEntry, type ListInput, listContracts } from '@muster/domain/lists/lists-contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import type { Keyed } from '../lib/form/use-form.ts';
import { makesStale, makesStaleBehind } from './staleness.ts';

/** The calls of a list; those of one stand for all, since they have one shape. */
const callsOf = (noun: ListNoun) => listContracts[noun] as (typeof listContracts)['competitors'];

/** All entries of a list, retired ones too. */
export const listQuery = <N extends ListNoun>(noun: N) =>
  queryOptions({
    queryKey: ['lists', noun],
    queryFn: async () =>
      (await api.call(callsOf(noun).list, { query: { retired: 'true' } })).data as unknown as ListEntry<N>[],
  });

/** Forms offer what the lists hold, and check-ins are judged by the sites. */
const STALE = ['lists', 'lookups', 'trips', 'work-place'] as const;

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
