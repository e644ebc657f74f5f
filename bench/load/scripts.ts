import type { SignedIn } from '../databases/sessions.ts';
import { requestText } from './connection.ts';
import type { Script } from './load.ts';

/** Who is at work; kept from round to round. */
export type AtWork = Set<SignedIn>;

const AT_OFFICE = '"latitude":16.779,"longitude":96.158,"accuracy":12';

export function punchRequest(member: SignedIn, checktype: 'in' | 'out', clientid: string): string {
  const checktime = new Date().toISOString();
  const body = `{"clientid":"${clientid}","membercode":"${member.membercode}","checktype":"${checktype}","checktime":"${checktime}",${AT_OFFICE}}`;
  return requestText('POST', '/api/membercheckin/createMember', member.token, body);
}

/** Members who check in and out by turns, each request a new punch. */
export function punches(members: readonly SignedIn[], connections: number, atWork: AtWork): Script[] {
  return shares(members, connections).map((share) => {
    let turn = 0;
    return {
      next: () => {
        const member = share[turn++ % share.length] as SignedIn;
        const out = atWork.delete(member);
        if (!out) atWork.add(member);
        return punchRequest(member, out ? 'out' : 'in', crypto.randomUUID());
      },
      succeeded: ({ status }) => status === 201,
    };
  });
}

/** Asks for the punches of thirty days up to today: the month that runs has none on its first day. */
export const monthUpTo = (today: Temporal.PlainDate): string =>
  `/api/membercheckin/list?from=${today.subtract({ days: 29 })}&to=${today}`;

/** The same question by members in turn; an empty list would be no measure, so the answer must have rows. */
export function reads(members: readonly SignedIn[], connections: number, path: string): Script[] {
  return shares(members, connections).map((share) => {
    const requests = share.map((member) => requestText('GET', path, member.token));
    let turn = 0;
    return {
      next: () => requests[turn++ % requests.length] as string,
      succeeded: ({ status, body }) => status === 200 && body.length > 500,
    };
  });
}

/** The members dealt out to connections. */
export function shares<T>(list: readonly T[], count: number): T[][] {
  return Array.from({ length: count }, (_, share) => list.filter((_, index) => index % count === share));
}
