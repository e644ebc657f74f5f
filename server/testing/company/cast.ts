import { administrationThings, noAdministration } from '../administration/administration-samples.ts';
import { correctionOf } from '../attendance/correction-samples.ts';
import { punchToReview } from '../attendance/review-samples.ts';
import { leaveThings, noLeave } from '../leave/leave-cast.ts';
import type { Caller, Cell, Named } from '../requests/allow-table.ts';
import type { About } from '../requests/sample-requests.ts';
import { askedTripOf, tripOf } from '../trips/trip-samples.ts';
import type { Client } from './client.ts';
import type { Office, Persona } from './office.ts';

const NEVER = 2_000_000_000;
const ABSENT: About = {
  membercode: 'NOBODY',
  memberId: NEVER,
  sessionId: NEVER,
  tripId: NEVER,
  askedTripId: NEVER,
  correctionId: NEVER,
  punchId: NEVER,
  ...noLeave,
  ...noAdministration(NEVER),
};

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
  const trips = {
    tripId: await tripOf(office.database, memberId),
    correctionId: await correctionOf(office.database, memberId),
    punchId: await punchToReview(office.database, memberId),
    askedTripId: await askedTripOf(office.database, memberId),
  };
  return {
    membercode,
    memberId,
    sessionId: id,
    ...trips,
    ...(await leaveThings(office.database, memberId)),
    ...(await administrationThings(office.database, memberId, named === 'own')),
  };
}

function ownerOf(caller: Caller, named: Exclude<Named, 'absent'>): Persona {
  const self = caller === 'ANON' ? 'A' : caller;
  if (named === 'own') return self;
  return self === 'A' ? 'B' : 'A';
}
