import { listMembers } from '@muster/domain/members/member-office-contract.ts';
import { listTrips } from '@muster/domain/trips/trip-list-contract.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { readTable } from './lookups.ts';

/** Lines of a kind that are shown at most. */
const SHOWN = 5;

export interface FoundMember {
  readonly id: number;
  readonly membercode: string;
  readonly membername: string;
}

export interface Found<T> {
  readonly items: readonly T[];
  readonly more: boolean;
}

const shown = <T>(all: readonly T[], more = false): Found<T> => ({
  items: all.slice(0, SHOWN),
  more: more || all.length > SHOWN,
});

async function membersOfOffice(search: string): Promise<Found<FoundMember>> {
  const { members, more } = (await api.call(listMembers, { query: { search, page: `1,${SHOWN}` } })).data;
  return shown(members, more);
}

async function colleagues(words: string): Promise<Found<FoundMember>> {
  const filter = [`membercode,cs,${words}`, `membername,cs,${words}`];
  const page = `1,${SHOWN + 1}`;
  return shown(await readTable('memberno_info', { filter, satisfy: 'any', order: 'membercode', page }));
}

/** What some words find, in one request a kind; the server shows each member what is theirs to see. */
export const findingQueries = {
  members: (words: string, ofOffice: boolean) =>
    queryOptions({
      queryKey: ['members', 'found', words, ofOffice],
      queryFn: () => (ofOffice ? membersOfOffice(words) : colleagues(words)),
    }),
  trips: (words: string) =>
    queryOptions({
      queryKey: ['trips', 'found', words],
      queryFn: async (): Promise<Found<TripView>> => {
        const { data, more } = await api.call(listTrips, { query: { search: words } });
        return shown(data, more);
      },
    }),
};
