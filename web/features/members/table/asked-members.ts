import type { MembersAsked } from '@muster/domain/members/member-office-contract.ts';

/** What the table may be narrowed to and ordered by. */
export const knownMembers = {
  status: ['active', 'suspended', 'left'],
  role: ['MEMBER', 'HR', 'SA'],
  signedin: ['ever', 'never'],
  order: ['membercode', 'membername', 'groupno', 'role', 'lastseen,desc', 'joinedon,desc'],
} as const;

type Chosen = { readonly [Name in keyof typeof knownMembers]: (typeof knownMembers)[Name][number] | '' };

/** Empty for all, and for the usual order. */
export type MemberFilters = Chosen & { readonly groupno: string; readonly search: string };

export const everyMember: MemberFilters = { status: '', role: '', signedin: '', order: '', groupno: '', search: '' };

/** Whether anything is left out. */
export const isNarrowed = ({ order: _, ...by }: MemberFilters): boolean => Object.values(by).some(Boolean);

/** A page of it, as the server is asked. */
export const askedOf = (filters: MemberFilters, page: number): MembersAsked =>
  Object.fromEntries(Object.entries({ ...filters, page: page > 1 && String(page) }).filter(([, it]) => it));
