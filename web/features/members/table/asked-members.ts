import type { MembersAsked } from '@muster/domain/members/member-office-contract.ts';

const names = ['search', 'status', 'groupno', 'role', 'signedin', 'order', 'page'] as const;

/** What is asked of the table, as the address of the page says; the server refuses what it does not know. */
export function askedIn(address: URLSearchParams): MembersAsked {
  const given = names.flatMap((name) => {
    const value = address.get(name);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(given) as MembersAsked;
}

/** The same with one thing asked otherwise; everything but another page begins at the first. */
export function asking(asked: MembersAsked, name: (typeof names)[number], value: string): Record<string, string> {
  const { page: _, ...first } = asked;
  const kept = name === 'page' ? asked : first;
  return Object.fromEntries(Object.entries({ ...kept, [name]: value }).filter(([, it]) => it)) as Record<
    string,
    string
  >;
}
