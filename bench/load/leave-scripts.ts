import { daysAhead } from '../databases/leave-company.ts';
import type { SignedIn } from '../databases/sessions.ts';
import { requestText } from './connection.ts';
import type { Script } from './load.ts';
import { shares } from './scripts.ts';

export const leavePayload = ({ id, membercode }: Pick<SignedIn, 'id' | 'membercode'>, day: string) => ({
  leavetype: 'CL-CASUAL LEAVE',
  fromdate: day,
  todate: day,
  noOfLeave: 1,
  remark: 'family',
  membernoid: id,
  membercode,
  attendancemonth: day.slice(0, 7),
});

export const leaveRequest = (member: SignedIn, day: string): string =>
  requestText('POST', '/api/entitleleave/memberLeave', member.token, JSON.stringify(leavePayload(member, day)));

export const balancePath = (membercode: string): string =>
  `/api/entitleleave/noOfLeave?leavetypeid=CL&membercode=${membercode}`;

/** Members who take one day after the other; `taken` says how many they have, from round to round. */
export function leaves(members: readonly SignedIn[], connections: number, taken: Map<SignedIn, number>): Script[] {
  const days = daysAhead();
  return shares(members, connections).map((share) => {
    let turn = 0;
    return {
      next: () => {
        const member = share[turn++ % share.length] as SignedIn;
        const count = taken.get(member) ?? 0;
        taken.set(member, count + 1);
        return leaveRequest(member, days[count] as string);
      },
      succeeded: ({ status }) => status === 201,
    };
  });
}

/** What is left of a type, asked by members in turn. */
export function balances(members: readonly SignedIn[], connections: number): Script[] {
  return shares(members, connections).map((share) => {
    const requests = share.map((member) => requestText('GET', balancePath(member.membercode), member.token));
    let turn = 0;
    return {
      next: () => requests[turn++ % requests.length] as string,
      succeeded: ({ status, body }) => status === 200 && body.includes('"remain_leave":'),
    };
  });
}
