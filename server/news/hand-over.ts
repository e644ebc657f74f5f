import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { ToDecide } from '@muster/domain/notifications/news.ts';
import { nowText } from '../clock.ts';
import type { Write } from '../database/engine.ts';
import type { Dependencies } from '../dependencies.ts';
import {
  countForManager,
  type Deciding,
  decidersOfWaiting,
  together,
  waitingOf,
} from '../records/deciding/to-decide.ts';
import { type DecidedTrip, managersOfTrips, waitingTripsOf } from '../records/deciding/trip-deciders.ts';
import { officeIds } from '../records/members/member/office.ts';
import { tell } from './tell.ts';

type Telling = Pick<Dependencies, 'post' | 'clock'>;

const pairOf = ({ memberId, deciderId }: Deciding) => `${memberId} ${deciderId}`;

/** Does what may have others decide from now on, and tells these what waits. */
export async function handingOver<T>(deps: Telling, trx: Write, today: Day, work: () => Promise<T>): Promise<T> {
  const before = await decidersOfWaiting(trx, today);
  const done = await work();
  await handOver(deps, trx, today, before);
  return done;
}

/**
 * Tells who decides now for a member for whom they did not decide before how much of theirs waits; nothing where nothing does.
 * So is the office told of whom nobody else decides for any more.
 */
export async function handOver(
  { post, clock }: Telling,
  trx: Write,
  today: Day,
  before: readonly Deciding[],
): Promise<void> {
  const now = await decidersOfWaiting(trx, today);
  const known = new Set(before.map(pairOf));
  const come = now.filter((it) => !known.has(pairOf(it)));
  const told = async (id: number, each: ToDecide) => {
    const count = together(each);
    if (count === 0) return;
    const news = { code: 'handedOver', params: { count, ...each } } as const;
    await tell(post, trx, { memberIds: [id], news, at: nowText(clock) });
  };
  for (const [id, theirs] of Map.groupBy(come, (it) => it.deciderId)) {
    const whose = theirs.map((it) => it.memberId);
    await told(id, await countForManager(trx, { id, today, whose }));
  }
  const left = [...decidedFor(before).difference(decidedFor(now))];
  if (left.length === 0) return;
  const waiting = await waitingOf(trx, left);
  const trips = await tripsOfOffice(trx, left, today);
  for (const id of await officeIds(trx, today)) {
    const others = (kind: keyof typeof waiting) => waiting[kind].filter((it) => it.member_id !== id).length;
    await told(id, {
      leave: others('leave'),
      corrections: others('corrections'),
      review: others('review'),
      trips: trips.filter(({ crew }) => !crew.includes(id)).length,
      mileage: others('mileage'),
    });
  }
}

/** For whom others than themselves decide. */
const decidedFor = (deciding: readonly Deciding[]) =>
  new Set(deciding.filter((it) => it.memberId !== it.deciderId).map((it) => it.memberId));

/** The trips of some members that wait and that no manager decides. */
async function tripsOfOffice(trx: Write, memberIds: readonly number[], today: Day): Promise<DecidedTrip[]> {
  const trips = await waitingTripsOf(trx, memberIds);
  const managersOf = await managersOfTrips(trx, trips, today);
  return trips.filter((it) => managersOf(it).length === 0);
}
