import type { MembersAddress } from '@muster/domain/members/member-office-contract.ts';

/** What the table may be narrowed to and ordered by. */
export const knownMembers = {
  status: ['active', 'suspended', 'left'],
  role: ['MEMBER', 'HR', 'SA'],
  signedin: ['ever', 'never'],
  order: ['membercode', 'membername', 'groupno', 'role', 'lastseen,desc', 'joinedon,desc'],
} as const;

/** The number of a site or of a shift. */
const anyNumber = { includes: (said: string) => /^[1-9]\d{0,8}$/.test(said) };

/** What the address may say. */
export const knownInAddress = { ...knownMembers, site: anyNumber, shift: anyNumber };

type Chosen = { readonly [Name in keyof typeof knownMembers]: (typeof knownMembers)[Name][number] | '' };

/** Empty for all, and for the usual order. */
export type MemberFilters = Chosen & {
  readonly groupno: string;
  readonly site: string;
  readonly shift: string;
  readonly search: string;
};

export const everyMember: MemberFilters = {
  status: '',
  role: '',
  signedin: '',
  order: '',
  groupno: '',
  site: '',
  shift: '',
  search: '',
};

/** Whether anything is left out. */
export const isNarrowed = ({ order: _, ...by }: MemberFilters): boolean => Object.values(by).some(Boolean);

/** A page of it, as the server is asked. */
export const askedOf = (filters: MemberFilters, page: number): MembersAddress =>
  Object.fromEntries(Object.entries({ ...filters, page: page > 1 && String(page) }).filter(([, it]) => it));
