import type { Pair } from './databases/pair.ts';
import type { SignedIn } from './databases/sessions.ts';
import { openConnection } from './load/connection.ts';
import { punchRequest } from './load/scripts.ts';
import type { Server } from './machine/processes.ts';
import { countSyncs } from './machine/syncs.ts';

const PUNCHES = 100;

/** Shows that an acknowledged check-in is on the disk: one sync at least for each, on both sides alike. */
export async function measureSyncs({ muster, floor, members }: Pair): Promise<string> {
  const counted = async ({ pid, port }: Server) => {
    const syncs = await countSyncs(pid, async () => {
      const connection = await openConnection(port);
      for (const member of members.slice(0, PUNCHES / 2)) await inAndOut(connection, member);
      connection.close();
    });
    return syncs === undefined ? 'not counted (no strace)' : `${syncs} syncs`;
  };
  return `${PUNCHES} check-ins one after the other: Muster ${await counted(muster)}, floor ${await counted(floor)}`;
}

async function inAndOut(connection: Awaited<ReturnType<typeof openConnection>>, member: SignedIn): Promise<void> {
  for (const checktype of ['in', 'out'] as const) {
    const { status, body } = await connection.ask(punchRequest(member, checktype, crypto.randomUUID()));
    if (status !== 201) throw new Error(`No success: ${status} ${body}`);
  }
}
