import type { ListedPunch, Punch } from '@muster/domain/attendance/attendance-contract.ts';
import { PASSWORD } from '../company/people.ts';
import { punchBody } from './punch-body.ts';

/** The members who punch; all are there from the start (people.ts). */
const PUNCHERS = ['A', 'B', 'C', 'M', 'M2', 'D', 'HR', 'SA'] as const;

/** The member codes of a crowd, who are there beside the personas where a server is told so. */
export const crowdCodes = (count: number): string[] => Array.from({ length: count }, (_, n) => `CROWD${n + 1}`);

/** One member at their browser, who remembers what the server acknowledged and what it left without an answer. */
export interface PunchingClient {
  readonly membercode: string;
  readonly acknowledged: Map<string, Punch>;
  /** Sent, and no answer came: it may or may not have been recorded. */
  unanswered: ReturnType<typeof punchBody> | undefined;
  next: 'in' | 'out';
  token: string;
}

export const createPunchingClients = (crowd = 0): PunchingClient[] =>
  [...PUNCHERS, ...crowdCodes(crowd)].map((membercode) => ({
    membercode,
    acknowledged: new Map(),
    unanswered: undefined,
    next: 'in',
    token: '',
  }));

async function ask(address: string, client: PunchingClient, path: string, init: RequestInit = {}): Promise<Response> {
  const send = () =>
    fetch(`${address}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
    });
  const answer = await send();
  if (answer.status !== 401) return answer;
  const authorization = `Basic ${Buffer.from(`${client.membercode}:${PASSWORD}`).toString('base64')}`;
  const signIn = await fetch(`${address}/jwt/token`, { method: 'POST', headers: { authorization } });
  if (!signIn.ok) return signIn;
  client.token = ((await signIn.json()) as { accessToken: string }).accessToken;
  return send();
}

/** How long a crowd behind one address may take to sign in, ms. */
const SIGN_IN_MS = 60_000;

/** Whether a sign-in, and nothing else, was told to come again: so many at once from one address wait their turn. */
const isSignInsTurn = ({ status, url }: Response): boolean =>
  (status === 503 || status === 429) && url.endsWith('/jwt/token');

/**
 * Punches in and out until `stop` says so or the server is gone. A punch without an answer is sent again, with the
 * same key, before any other.
 * @returns how many answers said 503, which is allowed while the database is away
 */
export async function punchUntil(address: string, client: PunchingClient, stop: () => boolean): Promise<number> {
  let turnedAway = 0;
  while (!stop()) {
    const body = client.unanswered ?? punchBody(client.membercode, client.next);
    client.unanswered = body;
    let answer: Response;
    let text: string;
    try {
      answer = await ask(address, client, '/api/membercheckin/createMember', {
        method: 'POST',
        body: JSON.stringify(body),
      });
      text = await answer.text();
    } catch {
      if (stop()) break;
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    if (answer.status === 503 || isSignInsTurn(answer)) {
      turnedAway += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    if (!answer.ok) throw new Error(`${client.membercode} was refused: ${answer.status} ${text}`);
    client.acknowledged.set(body.clientid, (JSON.parse(text) as { data: Punch }).data);
    client.unanswered = undefined;
    client.next = client.next === 'in' ? 'out' : 'in';
  }
  return turnedAway;
}

/** What does not agree between what was acknowledged and what is there; empty when nothing was lost or doubled. */
export async function disagreements(address: string, client: PunchingClient): Promise<string[]> {
  const day = (days: number) =>
    Temporal.Now.instant()
      .add({ hours: 24 * days })
      .toString()
      .slice(0, 10);
  const list = () => ask(address, client, `/api/membercheckin/list?from=${day(-2)}&to=${day(2)}`);
  const until = performance.now() + SIGN_IN_MS;
  let answer = await list();
  while (isSignInsTurn(answer) && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    answer = await list();
  }
  if (!answer.ok) return [`${client.membercode}: the list answered ${answer.status}`];
  const stored = ((await answer.json()) as { data: ListedPunch[] }).data;
  const found = new Map(stored.map((it) => [it.clientid, it]));
  const wrong: string[] = [];
  if (found.size !== stored.length) wrong.push('a key is there twice');
  for (const [clientid, punch] of client.acknowledged) {
    // The list tells more of a punch than its acknowledgement did; all that was acknowledged is there unchanged.
    const row: Partial<Record<string, unknown>> = { ...found.get(clientid) };
    if (Object.entries(punch).some(([key, value]) => row[key] !== value))
      wrong.push(`${clientid} was acknowledged as ${JSON.stringify(punch)} and is ${JSON.stringify(row)}`);
  }
  for (const { clientid } of stored) {
    if (!client.acknowledged.has(clientid) && clientid !== client.unanswered?.clientid)
      wrong.push(`${clientid} was never sent`);
  }
  const turns = stored.map((it) => it.checktype);
  if (turns.some((it, n) => it !== (n % 2 ? 'out' : 'in'))) wrong.push('two of a kind follow each other');
  return wrong.map((it) => `${client.membercode}: ${it}`);
}
