import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { punchBody } from '../attendance/punch-body.ts';
import { PASSWORD } from '../company/people.ts';

/** Members who go in and out meanwhile. */
const MEMBERS = ['A', 'B', 'C', 'M'] as const;
/** Each of them punches so often, ms. */
const PACE = 40;

export interface Waits {
  readonly count: number;
  /** How many were refused, by status; the same punch is sent again until it is recorded, as a device does. */
  readonly refused: Readonly<Record<number, number>>;
  readonly p50: number;
  readonly p99: number;
}

export interface CheckIns {
  /** How long check-ins take while something else goes on. */
  during(work: Promise<unknown>): Promise<Waits>;
  close(): void;
}

/** Members who check in and out at a steady pace, each on a connection of their own, and how long they wait for it. */
export async function openCheckIns(address: string, codes: readonly string[] = MEMBERS): Promise<CheckIns> {
  const agent = new Agent({ keepAlive: true });
  const ask = asking(address, agent);
  const members: Puncher[] = [];
  for (const membercode of codes) {
    const authorization = `Basic ${Buffer.from(`${membercode}:${PASSWORD}`).toString('base64')}`;
    const { text } = await ask('/jwt/token', { authorization }, undefined);
    members.push({ membercode, token: (JSON.parse(text) as { accessToken: string }).accessToken, next: 'in' });
  }
  return {
    during: async (work) => {
      let over = false;
      const waits: number[] = [];
      const refused: Record<number, number> = {};
      const punching = members.map((it) => punch(ask, it, { waits, refused }, () => over));
      await work;
      over = true;
      await Promise.all(punching);
      return told(waits, refused);
    },
    close: () => agent.destroy(),
  };
}

interface Puncher {
  readonly membercode: string;
  readonly token: string;
  next: 'in' | 'out';
  /** What was refused and is sent again, lest who does not know whether it is recorded goes on with the other. */
  again?: ReturnType<typeof punchBody>;
}

async function punch(
  ask: ReturnType<typeof asking>,
  member: Puncher,
  { waits, refused }: { readonly waits: number[]; readonly refused: Record<number, number> },
  over: () => boolean,
): Promise<void> {
  while (!over()) {
    const began = performance.now();
    const body = member.again ?? punchBody(member.membercode, member.next);
    const { status } = await ask('/api/membercheckin/createMember', { authorization: `Bearer ${member.token}` }, body);
    const wait = performance.now() - began;
    if (status < 300) {
      waits.push(wait);
      member.next = member.next === 'in' ? 'out' : 'in';
      delete member.again;
    } else {
      member.again = body;
      refused[status] = (refused[status] ?? 0) + 1;
    }
    await sleep(Math.max(1, PACE - wait));
  }
}

const asking =
  (address: string, agent: Agent) => (path: string, headers: Record<string, string>, body: object | undefined) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const text = body && JSON.stringify(body);
      const given = { ...headers, ...(text && { 'content-type': 'application/json' }) };
      const sent = request(
        `${address}${path}`,
        { method: 'POST', agent, headers: given },
        (answer: IncomingMessage) => {
          let heard = '';
          answer.setEncoding('utf8').on('data', (it: string) => {
            heard += it;
          });
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: heard }));
        },
      );
      sent.on('error', reject);
      sent.end(text);
    });

function told(waits: readonly number[], refused: Waits['refused']): Waits {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { count: waits.length, refused, p50: at(0.5), p99: at(0.99) };
}
