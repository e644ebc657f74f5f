import type { PunchInput } from '@muster/domain/attendance/attendance-contract.ts';
import type { PunchFlag } from '@muster/domain/attendance/punch-flags.ts';
import type { ReviewReason } from '@muster/domain/attendance/review/review-contract.ts';
import { blocksCheckIn, forgottenEnd, mayStillCheckOut } from '@muster/domain/attendance/shift-window.ts';
import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { notYetEmployed } from '@muster/domain/members/employment.ts';
import { isDuplicate, type Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { contentHash } from '../../../http/content-hash.ts';
import { insist, refuse } from '../../../http/problems.ts';
import { checkOutOf, findOpen, type OpenRow, openAttendance } from '../../../records/attendance/attendance.ts';
import {
  addPunch,
  findByKey,
  type NewPunch,
  newestPunch,
  type PunchRecord,
  punchOfKey,
  type Seen,
} from '../../../records/attendance/punch.ts';
import { addForReview } from '../../../records/attendance/review-item.ts';
import {
  type Asked,
  type ByLead,
  hashOf,
  type Member,
  madeBefore,
  type Recorded,
  repeated,
  shownTo,
} from './asked-punch.ts';
import { type AtDoor, inputOf, isAtDoor, placeAtDoor, pressedTwice } from './at-door.ts';
import { forget } from './close-forgotten.ts';
import { lacksLocation, oddities, requireAllowedLocation } from './judge-punch.ts';
import { judgeLate, type Late, lookedAtFrom, storeLate } from './late-punch.ts';
import { daysAround, type LocationFacts, locationFacts } from './location-facts-view.ts';
import { type PunchFacts, punchDay, punchFacts } from './punch-facts-view.ts';
import { asPunch } from './punches-view.ts';

/**
 * Records a check-in or a check-out: at the server's time, or, where it was made without a connection, at the time that its
 * device claims (wire 6).
 * @throws FORBIDDEN, CLIENTID_REUSED, ALREADY_CHECKED_IN, NOT_CHECKED_IN, OUTSIDE_AREA; NOT_EMPLOYED on a day on which its
 *   member does not work here; OFFLINE_REFUSED, OFFLINE_TOO_OLD, OFFLINE_IN_FUTURE, OFFLINE_WHILE_SUSPENDED
 */
export async function recordPunch(
  deps: Dependencies,
  { member }: Pick<Caller, 'member'>,
  input: PunchInput,
  address: string,
): Promise<Recorded> {
  if (input.membercode !== member.membercode) throw refuse('FORBIDDEN', { field: 'membercode' });
  return recordOnce(deps, { member, clientid: input.clientid, hash: hashOf(input), address, said: input });
}

/**
 * Records whichever of the two comes next at a door, at the server's time. Who was recorded less than a minute ago, or checked
 * in elsewhere less than ten ago, has pressed twice: that one is answered.
 * @throws CLIENTID_REUSED, ALREADY_CHECKED_IN, NOT_CHECKED_IN, NOT_EMPLOYED, and what `door.stillMay` does
 */
export async function recordAtDoor(
  deps: Dependencies,
  member: Member,
  { clientid, address, door }: { readonly clientid: string; readonly address: string; readonly door: AtDoor },
): Promise<Recorded> {
  const hash = contentHash({ door: door.id, membercode: member.membercode });
  return recordOnce(deps, { member, clientid, hash, address, said: door });
}

/**
 * Records the same of somebody else by who checks in for them; `member` is whose it is.
 * @throws what `recordPunch` does but for FORBIDDEN, and what `by` does
 */
export async function recordByLead(
  deps: Dependencies,
  {
    member,
    by,
    input,
    address,
  }: Pick<Asked, 'member' | 'address'> & { readonly by: ByLead; readonly input: PunchInput },
): Promise<Recorded> {
  const hash = contentHash({ lead: by.id, said: hashOf(input) });
  return recordOnce(deps, { member, clientid: input.clientid, hash, address, said: input, by });
}

/**
 * One transaction that holds the member: the same key again gives the first answer, and the database allows one open
 * attendance a member.
 */
async function recordOnce(deps: Dependencies, asked: Asked): Promise<Recorded> {
  const { member, clientid, said, by } = asked;
  const { id: memberId, membercode } = member;
  // To the millisecond, as it is stored; rounding takes Temporal longer.
  const now = Temporal.Instant.fromEpochMilliseconds(deps.clock().epochMilliseconds);
  try {
    return await deps.database.write(async (trx) => {
      // Asked together, so that PostgreSQL answers them in one round trip.
      const [facts, before, open, near, newest] = await Promise.all([
        punchFacts(trx, memberId),
        findByKey(trx, memberId, clientid),
        findOpen(trx, memberId),
        locationFacts(trx, memberId, daysAround(now)),
        isLocatedNow(said) ? newestPunch(trx, memberId) : undefined,
      ]);
      const again = await madeBefore(trx, asked, before);
      if (again) return again;
      const twice = await pressedTwice(trx, memberId, said, { open, now });
      if (twice) return { punch: asPunch({ ...twice, recorder: null }, membercode), isNew: false };
      const input = await inputOf(trx, asked, { facts, open, now });
      const found: Now | Late = input.offline
        ? await judgeLate(trx, asked, input, { facts, arrived: now })
        : await judgeNow(trx, input, { open, facts, at: now });
      const { at, attendancedate } = found;
      await by?.requireThen(trx, writeInstant(at), attendancedate);
      requireEmployed(input, facts, attendancedate);
      const location = near.covers(attendancedate)
        ? near
        : await locationFacts(trx, memberId, { from: attendancedate, to: attendancedate });
      const { columns, flags } = await judgePlace(trx, { asked, input, facts, location, found, newest });
      const punch: NewPunch = {
        member_id: memberId,
        client_id: clientid,
        content_hash: asked.hash,
        kind: input.checktype,
        recorded_at: writeInstant(at),
        device_at: writeInstant(Temporal.Instant.from(input.checktime)),
        attendance_date: attendancedate,
        latitude: input.latitude ?? null,
        longitude: input.longitude ?? null,
        accuracy: input.accuracy ?? null,
        ...columns,
        remark: input.remark ?? '',
        address: asked.address,
        arrived_at: input.offline ? writeInstant(now) : null,
        sequence: input.sequence ?? null,
        recorded_by: by?.id ?? null,
      };
      trx.concerns([memberId]);
      await by?.tell(trx, punch, facts.zone);
      const stored = await store(trx, { punch, flags, found, open, facts });
      return { punch: shownTo(asked, stored), isNew: true };
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const winner = await findByKey(deps.database.query, memberId, clientid);
    if (!winner) throw refuse('ALREADY_CHECKED_IN');
    return repeated(winner, asked);
  }
}

const isLocatedNow = (said: PunchInput | AtDoor): boolean =>
  !isAtDoor(said) && said.latitude !== undefined && !said.offline;

interface Placed {
  readonly asked: Asked;
  readonly input: PunchInput;
  readonly facts: PunchFacts;
  readonly location: LocationFacts;
  readonly found: Now | Late;
  readonly newest: Seen | undefined;
}

type PlaceColumns = Pick<NewPunch, 'distance' | 'site_name' | 'radius' | 'verdict' | 'trip_id' | 'door_name'>;

/** Where a punch was made: at a door by what the office says of it, elsewhere by what the device says. @throws OUTSIDE_AREA */
async function judgePlace(
  trx: Write,
  { asked: { member, said, by }, input, facts, location, found: { at, attendancedate }, newest }: Placed,
): Promise<{ columns: PlaceColumns; flags: PunchFlag[] }> {
  const tripId = location.tripOn(attendancedate);
  const { workId, locationRule } = facts.workOn(attendancedate);
  const rule = tripId === null ? locationRule : 'exempt';
  if (isAtDoor(said)) {
    const columns = { ...placeAtDoor(said, rule), trip_id: tripId, door_name: said.name };
    return { columns, flags: [] };
  }
  const sites = location.sitesOf(workId);
  const judgement = requireAllowedLocation(input, sites, rule);
  const flags = await oddities(trx, { memberId: member.id, by: by?.id ?? null }, input, {
    at,
    since: lookedAtFrom(attendancedate),
    newest,
  });
  if (lacksLocation(judgement, sites, facts.unlocatedPunches)) flags.push('no_location');
  const { distance, sitename: site_name, radius, verdict } = judgement;
  return { columns: { distance, site_name, radius, verdict, trip_id: tripId, door_name: null }, flags };
}

type OpenAttendance = Pick<OpenRow, 'attendancedate' | 'startedAt'>;

interface Now {
  readonly at: Temporal.Instant;
  readonly attendancedate: string;
}

/** A punch that counts when it arrives. @throws ALREADY_CHECKED_IN, NOT_CHECKED_IN */
async function judgeNow(
  trx: Write,
  input: PunchInput,
  { open, facts, at }: { open: OpenRow | undefined; facts: PunchFacts; at: Temporal.Instant },
): Promise<Now> {
  const day = await punchDay(trx, at, facts);
  const counted = requirePossible(input, open, facts, { instant: at, day });
  return { at, attendancedate: counted?.attendancedate ?? day };
}

/** What is begun on a day on which its member does not work here would stand nowhere. @throws NOT_EMPLOYED */
function requireEmployed({ checktype }: PunchInput, { employment }: PunchFacts, day: string): void {
  if (checktype === 'in') insist(notYetEmployed(employment, day));
}

/** Why a punch made without a connection is to be looked at for that alone. */
function lateReasons(found: Now | Late): ReviewReason[] {
  if (!('mode' in found)) return [];
  if (!found.fit) return ['offline', 'closed_period'];
  return found.mode === 'review' ? ['offline'] : [];
}

/** The open attendance that a check-out ends; a check-in has none. */
function requirePossible(
  input: PunchInput,
  open: OpenRow | undefined,
  { workOn, zone }: PunchFacts,
  now: { instant: Temporal.Instant; day: string },
): OpenRow | undefined {
  const shift = open && workOn(open.attendancedate).shift;
  if (input.checktype === 'in') {
    if (shift && blocksCheckIn(open, shift, zone, now)) throw refuse('ALREADY_CHECKED_IN');
    return undefined;
  }
  if (shift && mayStillCheckOut(open, shift, zone, now)) return open;
  throw open
    ? refuse('NOT_CHECKED_IN', { params: { reason: 'forgotten', day: open.attendancedate } })
    : refuse('NOT_CHECKED_IN');
}

interface Judged {
  readonly punch: NewPunch;
  readonly flags: readonly PunchFlag[];
  readonly found: Now | Late;
  readonly open: OpenRow | undefined;
  readonly facts: PunchFacts;
}

async function store(trx: Write, { punch, flags, found, open, facts }: Judged): Promise<PunchRecord> {
  const { member_id: memberId, attendance_date: day } = punch;
  const reasons = [...(punch.verdict === 'outside' ? (['outside'] as const) : []), ...lateReasons(found), ...flags];
  const forgottenAt = (it: OpenAttendance) =>
    writeInstant(forgottenEnd(it, facts.workOn(it.attendancedate).shift, facts.zone));
  const listed = () =>
    Promise.all([
      addPunch(trx, punch, flags),
      addForReview(trx, { punchId: punchOfKey(trx, punch), memberId, day }, reasons),
    ]);
  if ('mode' in found) {
    const [late] = await listed();
    await storeLate(trx, late, found, forgottenAt);
    return late;
  }
  const [[stored]] = await trx.last(() => Promise.all([listed(), ...changesOf(trx, punch, open, forgottenAt)]));
  return stored;
}

/** What a punch does to the attendances; no statement needs another's answer. */
function changesOf(
  trx: Write,
  punch: NewPunch,
  open: OpenRow | undefined,
  forgottenAt: (it: OpenAttendance) => string,
): Promise<void>[] {
  if (punch.kind === 'out' && open) {
    // Should the clock have been set back since the check-in, the attendance ends where it began, never before.
    const startedAt = writeInstant(open.startedAt);
    const endedAt = punch.recorded_at > startedAt ? punch.recorded_at : startedAt;
    return [checkOutOf(trx, { attendanceId: open.id, endedAt }, punch)];
  }
  const forgetting = open ? [forget(trx, open, forgottenAt(open))] : [];
  return [...forgetting, openAttendance(trx, punch)];
}
