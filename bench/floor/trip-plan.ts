import type { Database } from '@muster/server/database/engine.ts';
import { CREW } from '../databases/trip-company.ts';
import { tripDays, tripPayload } from '../load/trip-scripts.ts';
import { recordStatements } from './recording.ts';
import { asSteps, type Facts, type Step } from './replay.ts';

export const ADD_TRIP = '/api/tripassignment/add';

/** The trip that only the recording takes. */
const RECORDED = -1;

/** Records what adding a trip sends to the database: the member who is recorded enters it, the next ones go along. */
export async function recordAddTrip(
  database: Database,
  known: Facts,
  add: (url: string, payload: object) => Promise<unknown>,
): Promise<readonly Step[]> {
  const crew = await database.query
    .selectFrom('member')
    .select(['id', 'membercode'])
    .where('id', '>=', Number(known.memberId))
    .orderBy('id')
    .limit(CREW)
    .execute();
  const payload = tripPayload(crew, RECORDED);
  const statements = await recordStatements(database.engine, () => add(ADD_TRIP, payload));
  const trip = await database.query
    .selectFrom('trip')
    .select(['id', 'number', 'car_id'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const own = { tripId: trip.id, tripNumber: trip.number, carId: trip.car_id };
  return asSteps(statements, { ...known, ...own, ...tripFacts(crew, payload.carcode, tripDays(RECORDED)) });
}

/** What a request for a trip says, as the parameters of its statements. */
export function tripFacts(
  crew: readonly { id: number }[],
  carcode: string,
  days: { departuredate: string; arrivaldate: string },
): Facts {
  const [, crew1, crew2, crew3, crew4, crew5] = crew.map((it) => it.id);
  return { crew1, crew2, crew3, crew4, crew5, carcode, departure: days.departuredate, arrival: days.arrivaldate };
}
