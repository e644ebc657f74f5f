import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import {
  changeMember,
  listMembers,
  type MemberChange,
  type MembersAddress,
  readMember,
} from '@muster/domain/members/member-office-contract.ts';
import {
  type OverrideInput,
  overrideDay,
  readWork,
  setWork,
  type WorkInput,
} from '@muster/domain/work/work-contract.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { makesStale } from '../staleness.ts';

const inPath = (id: number) => ({ params: { id: String(id) } });
const PREVIEW = { query: { preview: 'true' } } as const;

export const memberOfficeQueries = {
  page: (asked: MembersAddress) =>
    queryOptions({
      queryKey: ['members', 'page', asked],
      queryFn: async () => (await api.call(listMembers, { query: asked })).data,
      placeholderData: keepPreviousData,
    }),
  one: (id: number) =>
    queryOptions({
      queryKey: ['members', 'one', id],
      queryFn: async () => (await api.call(readMember, inPath(id))).data,
    }),
  work: (id: number) =>
    queryOptions({
      queryKey: ['members', 'work', id],
      queryFn: async () => (await api.call(readWork, inPath(id))).data,
    }),
  shifts: queryOptions({
    queryKey: ['lookups', 'shifts'],
    queryFn: async () => (await api.call(listContracts.shifts.list)).data,
  }),
  sites: queryOptions({
    queryKey: ['lookups', 'sites'],
    queryFn: async () => (await api.call(listContracts.sites.list)).data,
  }),
};

type Of<B> = { readonly id: number; readonly body: B };

/** What other work may have come out otherwise. */
const touchedByWork = ['members', 'leave', 'affected-leave', 'holidays', 'summary'] as const;

export const memberOfficeChanges = {
  change: mutationOptions({
    mutationFn: async ({ id, body }: Of<MemberChange>) => (await api.call(changeMember, { ...inPath(id), body })).data,
    ...makesStale('members', 'affected-leave', 'leave'),
  }),
  setWork: mutationOptions({
    mutationFn: async ({ id, body }: Of<WorkInput>) => (await api.call(setWork, { ...inPath(id), body })).data,
    ...makesStale(...touchedByWork),
  }),
  overrideDay: mutationOptions({
    mutationFn: async ({ id, body }: Of<OverrideInput>) => (await api.call(overrideDay, { ...inPath(id), body })).data,
    ...makesStale(...touchedByWork),
  }),
};

/** What a change would touch; nothing is stored. */
export const memberOfficePreviews = {
  change: async (id: number, body: MemberChange) =>
    (await api.call(changeMember, { ...inPath(id), ...PREVIEW, body })).data,
  setWork: async (id: number, body: WorkInput) =>
    (await api.call(setWork, { ...inPath(id), ...PREVIEW, body })).data.touches,
  overrideDay: async (id: number, body: OverrideInput) => {
    const { touches, takes } = (await api.call(overrideDay, { ...inPath(id), ...PREVIEW, body })).data;
    return { ...touches, takes };
  },
};
