import type { PunchInput } from '@muster/domain/attendance/attendance-contract.ts';
import type { LocationRule } from '@muster/domain/attendance/location-verdict.ts';
import { isSamePunch, LONGEST_SAME_MINUTES } from '@muster/domain/attendance/same-punch.ts';
import { goesHomeLate, mayStillCheckOut } from '@muster/domain/attendance/shift-window.ts';
import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Write } from '../../../database/engine.ts';
import type { OpenRow } from '../../../records/attendance/attendance.ts';
import type { DoorOfDevice } from '../../../records/attendance/door.ts';
import { latestPunchBetween, type NewPunch, type PunchRecord } from '../../../records/attendance/punch.ts';
import { daysAround } from './location-facts-view.ts';
import { type PunchFacts, punchDay } from './punch-facts-view.ts';

/** Where a member checks in on the device of the company, which has said who they are. */
export interface AtDoor extends Pick<DoorOfDevice, 'id' | 'name' | 'siteName'> {
  /** Refuses in the transaction that stores the punch, which holds the member, what was ended since it was asked for. */
  readonly stillMay: (trx: Write) => Promise<void>;
}

export const isAtDoor = (said: PunchInput | AtDoor): said is AtDoor => 'stillMay' in said;

interface Known {
  readonly facts: PunchFacts;
  readonly open: OpenRow | undefined;
  readonly now: Temporal.Instant;
}

interface Asked {
  readonly member: { readonly membercode: string };
  readonly clientid: string;
  readonly said: PunchInput | AtDoor;
}

/**
 * What a member's own device says, or would say at a door: out of what is open and may still be checked out, in otherwise. Who
 * goes home too late for that is no check-in of the next day, and is told so: an out, which is refused.
 */
export async function inputOf(
  trx: Write,
  { member: { membercode }, clientid, said }: Asked,
  { facts, open, now }: Known,
): Promise<PunchInput> {
  if (!isAtDoor(said)) return said;
  const day = await punchDay(trx, now, facts);
  const shift = open && facts.workOn(open.attendancedate).shift;
  const at = { instant: now, day };
  const shiftOn = (it: string) => facts.workOn(it).shift;
  const ends = shift && (mayStillCheckOut(open, shift, facts.zone, at) || goesHomeLate(open, shiftOn, facts.zone, at));
  return { clientid, membercode, checktype: ends ? 'out' : 'in', checktime: writeInstant(now) };
}

/** The punch that a member at a door made just before, there or elsewhere, and now makes again. */
export async function pressedTwice(
  trx: Write,
  memberId: number,
  said: PunchInput | AtDoor,
  { open, now }: Omit<Known, 'facts'>,
): Promise<PunchRecord | undefined> {
  if (!isAtDoor(said)) return undefined;
  const kind = open ? 'in' : 'out';
  const around = { minutes: LONGEST_SAME_MINUTES };
  const [since, until] = [writeInstant(now.subtract(around)), writeInstant(now.add(around))];
  const last = await latestPunchBetween(trx, memberId, { kind, since, until, day: daysAround(now).from });
  if (!last) return undefined;
  const at = Temporal.Instant.from(last.recorded_at);
  return isSamePunch({ kind, at, isAtDoor: last.door_name !== null }, now) ? last : undefined;
}

/** Whoever is at a door is at its site; no coordinates are claimed. */
export const placeAtDoor = (
  { siteName }: AtDoor,
  rule: LocationRule,
): Pick<NewPunch, 'distance' | 'site_name' | 'radius' | 'verdict'> => ({
  distance: null,
  radius: null,
  site_name: siteName,
  verdict: rule === 'exempt' ? 'exempt' : siteName === null ? 'unknown' : 'inside',
});
