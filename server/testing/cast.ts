import type { Caller, Cell, Named } from './allow-table.ts';
import type { Client } from './client.ts';
import { leaveThings, noLeave } from './leave-cast.ts';
import type { Office, Persona } from './office.ts';
import type { About } from './sample-requests.ts';

const ABSENT: About = { membercode: 'NOBODY', memberId: 2_000_000_000, sessionId: 2_000_000_000, ...noLeave };

/** A client of a caller of the allow table, with a session of its own. */
export async function clientOf(office: Office, caller: Caller): Promise<Client> {
  return caller === 'ANON' ? office.visitor() : office.holding(caller);
}

/** What a cell of the allow table names, there in the database when it should be. */
export async function aboutOf(office: Office, { caller, named }: Pick<Cell, 'caller' | 'named'>): Promise<About> {
  if (named === 'absent') return ABSENT;
  const membercode = ownerOf(caller, named);
  const memberId = office.ids[membercode];
  await office.holding(membercode);
  const { id } = await office.database.query
    .selectFrom('session')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { membercode, memberId, sessionId: id, ...(await leaveThings(office.database, memberId)) };
}

function ownerOf(caller: Caller, named: Exclude<Named, 'absent'>): Persona {
  const self = caller === 'ANON' ? 'A' : caller;
  if (named === 'own') return self;
  return self === 'A' ? 'B' : 'A';
}
