import {
  addMember,
  handOutCode,
  listPasswordRequests,
  type MemberStatus,
  setMemberStatus,
} from '@muster/domain/members/members-contract.ts';
import type { Asked, ReplyOf } from '@muster/domain/wire/contract.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { allItems } from '../../lib/api/all-pages.ts';
import { api } from '../../lib/api/api.ts';
import { readTable } from '../lists/lookups.ts';
import { makesStale, makesStaleBehind } from '../staleness.ts';

export type OneTimeCode = ReplyOf<typeof handOutCode>['data'];

const FIRST = { order: 'membercode', page: '1,20' };

/** Members whose number or name contains some words; the first of all without any. */
const membersWith = (words: string) =>
  readTable(
    'memberno_info',
    words ? { filter: [`membercode,cs,${words}`, `membername,cs,${words}`], satisfy: 'any', ...FIRST } : FIRST,
  );

export const memberQueries = {
  /** Who has a member code, which is written as it is kept; null where nobody has it. */
  ofCode: (membercode: string) =>
    queryOptions({
      queryKey: ['members', 'code', membercode],
      queryFn: async () => (await readTable('memberno_info', { filter: `membercode,eq,${membercode}` }))[0] ?? null,
    }),
  search: (typed: string) => {
    const words = typed.trim();
    return queryOptions({
      queryKey: ['members', 'search', words],
      queryFn: () => membersWith(words),
      placeholderData: keepPreviousData,
    });
  },
  passwordRequests: queryOptions({
    queryKey: ['password-requests'],
    queryFn: () => allItems((asked) => api.call(listPasswordRequests, asked)),
  }),
};

export const memberChanges = {
  add: mutationOptions({
    mutationFn: async (body: Asked<typeof addMember>['body']) => (await api.call(addMember, { body })).data,
    ...makesStaleBehind('members'),
  }),
  setStatus: mutationOptions({
    mutationFn: ({ id, status }: { id: number; status: MemberStatus }) =>
      api.call(setMemberStatus, { params: { id: String(id) }, body: { status } }),
    ...makesStale('members'),
  }),
  handOutCode: mutationOptions({
    mutationFn: async (id: number) => (await api.call(handOutCode, { params: { id: String(id) } })).data,
    ...makesStale('password-requests'),
  }),
};
