import { addDays } from '@muster/domain/calendar/day.ts';
import { today } from '../databases/leave-company.ts';
import type { SignedIn } from '../databases/sessions.ts';
import { CREW, carOf, PLACE } from '../databases/trip-company.ts';
import { requestText } from './connection.ts';
import type { Script } from './load.ts';
import { shares } from './scripts.ts';

/** Beyond every day that the benchmark takes as leave. */
const FAR_AHEAD = 20 * 365;
const DAYS = 2;

/** Who goes on a trip: the first enters it. */
export type Crew = readonly Pick<SignedIn, 'id' | 'membercode'>[];

/** The first and the last day of a crew's n-th trip; below 0 are trips that only a recording takes. */
export function tripDays(n: number): { departuredate: string; arrivaldate: string } {
  const departuredate = addDays(today(), FAR_AHEAD + n * DAYS);
  return { departuredate, arrivaldate: addDays(departuredate, DAYS - 1) };
}

export const tripPayload = (crew: Crew, n: number) => ({
  triptypeid: 1,
  stateid: PLACE,
  groupno: 'GROUP-001',
  carcode: carOf(crew[0]?.id ?? 0),
  milelist: 390,
  competitor: 'Silver Star Trading',
  ...tripDays(n),
  period: DAYS,
  remark: 'New dealers',
  memberList: crew.map(({ id, membercode }) => ({ membernoid: id, membercode, membername: '', remark: '' })),
});

export const tripRequest = (crew: readonly SignedIn[], n: number): string =>
  requestText('POST', '/api/tripassignment/add', crew[0]?.token ?? '', JSON.stringify(tripPayload(crew, n)));

/** Crews of six who go on one trip after the other; `taken` says how many they have, from round to round. */
export function trips(members: readonly SignedIn[], connections: number, taken: Map<number, number>): Script[] {
  return shares(members, connections).map((share) => {
    const crews = Array.from({ length: Math.floor(share.length / CREW) }, (_, n) =>
      share.slice(n * CREW, (n + 1) * CREW),
    );
    let turn = 0;
    return {
      next: () => {
        const crew = crews[turn++ % crews.length] as SignedIn[];
        const leader = crew[0]?.id ?? 0;
        const count = taken.get(leader) ?? 0;
        taken.set(leader, count + 1);
        return tripRequest(crew, count);
      },
      succeeded: ({ status }) => status === 201,
    };
  });
}
