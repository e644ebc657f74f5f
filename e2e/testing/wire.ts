import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addMember, type MemberRow } from '@muster/domain/members/members-contract.ts';
import { issueToken, register } from '@muster/domain/session/session-contract.ts';
import type { Asked, Contract, ReplyOf } from '@muster/domain/wire/contract.ts';
import { SAMPLE_PASSWORD } from '@muster/server/commands/sample-company.ts';

/** Who calls the office without a browser: HR arranging things before a journey, or a look at what was stored. */
export interface Caller {
  call<C extends Contract>(contract: C, asked?: Partial<Asked<C>>): Promise<ReplyOf<C>>;
}

interface AskedLoosely {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
}

async function send(origin: string, contract: Contract, asked: AskedLoosely, headers: Record<string, string>) {
  const path = contract.path.replace(/:(\w+)/g, (_whole, name: string) => String(asked.params?.[name]));
  const answer = await fetch(`${origin}${path}?${new URLSearchParams(asked.query)}`, {
    method: contract.method,
    headers: { ...headers, ...(asked.body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
  });
  if (!answer.ok) throw new Error(`${contract.name} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Signs a member in over the wire. */
export async function callerOf(origin: string, membercode: string, password = SAMPLE_PASSWORD): Promise<Caller> {
  const basic = Buffer.from(`${membercode}:${password}`).toString('base64');
  const { accessToken } = (await send(origin, issueToken, {}, { authorization: `Basic ${basic}` })) as ReplyOf<
    typeof issueToken
  >;
  return {
    call: async (contract, asked = {}) =>
      (await send(origin, contract, asked, { authorization: `Bearer ${accessToken}` })) as ReplyOf<typeof contract>,
  };
}

let listed = 0;

/** HR lists somebody nobody has met, who then chooses a password: a member that only one journey uses. */
export async function enlist(
  origin: string,
  hr: Caller,
  facts: { name?: string; email?: string; registered?: boolean; joinedon?: Day } = {},
): Promise<MemberRow> {
  listed += 1;
  const membercode = `NEW${String(listed).padStart(3, '0')}`;
  const { data } = await hr.call(addMember, {
    body: {
      ...{ membercode, membername: facts.name ?? `Newcomer ${listed}`, email: facts.email ?? '' },
      ...(facts.joinedon && { joinedon: facts.joinedon }),
    },
  });
  if (facts.registered !== false) {
    const body = { membercode, password: SAMPLE_PASSWORD, confirm_password: SAMPLE_PASSWORD };
    await send(origin, register, { body }, {});
  }
  return data;
}
