import type { Punch, PunchInput } from '@muster/domain/attendance/attendance-contract.ts';
import {
  flagsOf,
  type Judgement,
  judgeLocation,
  type LocationRule,
  type Sighting,
} from '@muster/domain/attendance/location-verdict.ts';
import { isSkewed, type PunchFlag } from '@muster/domain/attendance/punch-flags.ts';
import { blocksCheckIn, forgottenEnd, mayStillCheckOut } from '@muster/domain/attendance/shift-window.ts';
import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { isDuplicate, type Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { contentHash } from '../../http/content-hash.ts';
import { refuse } from '../../http/problems.ts';
import { closeAttendance, findOpen, type OpenRow, openAttendance } from '../../records/attendance.ts';
import { tripOn } from '../../records/claims.ts';
import type { PunchRecord } from '../../records/punch.ts';
import { addPunch, findByKey, newestPunch, type Seen } from '../../records/punch.ts';
import { addForReview } from '../../records/review-item.ts';
import { sitesOf } from '../../records/site.ts';
import { forget } from './close-forgotten.ts';
import { type PunchFacts, punchDay, punchFacts } from './punch-facts-view.ts';
import { asPunch } from './punches-view.ts';

export interface Recorded {
  readonly punch: Punch;
  /** False when this very punch was recorded before: a retry after a lost answer, a double click. */
  readonly isNew: boolean;
}

/**
 * Records a check-in or a check-out at the server's time (wire 6). One transaction that holds the member:
 * the same key again gives the first answer, and the database allows one open attendance a member.
 * @throws FORBIDDEN, CLIENTID_REUSED, ALREADY_CHECKED_IN, NOT_CHECKED_IN, OUTSIDE_AREA
 */
export async function recordPunch(
  deps: Dependencies,
  caller: Caller,
  input: PunchInput,
  address: string,
): Promise<Recorded> {
  const { id: memberId, membercode } = caller.member;
  if (input.membercode !== membercode) throw refuse('FORBIDDEN', { field: 'membercode' });
  const now = deps.clock().round('millisecond');
  try {
    return await deps.database.write(async (trx) => {
      const facts = await punchFacts(trx, memberId);
      const before = await findByKey(trx, memberId, input.clientid);
      if (before) return repeated(before, input, membercode);
      const day = punchDay(now, facts);
      const open = await findOpen(trx, memberId);
      const counted = requirePossible(input, open, facts, { instant: now, day });
      const attendancedate = counted?.attendancedate ?? day;
      const tripId = await tripOn(trx, memberId, attendancedate);
      const { workId, locationRule } = facts.workOn(attendancedate);
      const judgement = await requireAllowedPlace(trx, workId, input, tripId === null ? locationRule : 'exempt');
      const flags = await oddities(trx, memberId, input, now);
      const punch = await addPunch(
        trx,
        {
          member_id: memberId,
          client_id: input.clientid,
          content_hash: hashOf(input),
          kind: input.checktype,
          recorded_at: writeInstant(now),
          device_at: writeInstant(Temporal.Instant.from(input.checktime)),
          attendance_date: attendancedate,
          latitude: input.latitude ?? null,
          longitude: input.longitude ?? null,
          accuracy: input.accuracy ?? null,
          distance: judgement.distance,
          site_name: judgement.sitename,
          radius: judgement.radius,
          verdict: judgement.verdict,
          trip_id: tripId,
          remark: input.remark ?? '',
          address,
        },
        flags,
      );
      const reasons = [...(punch.verdict === 'outside' ? (['outside'] as const) : []), ...flags];
      await addForReview(trx, { punchId: punch.id, memberId, day: attendancedate }, reasons);
      await store(trx, punch, open, facts);
      trx.concerns([memberId]);
      return { punch: asPunch(punch, membercode), isNew: true };
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const winner = await findByKey(deps.database.query, memberId, input.clientid);
    if (!winner) throw refuse('ALREADY_CHECKED_IN');
    return repeated(winner, input, membercode);
  }
}

function repeated(before: PunchRecord, input: PunchInput, membercode: string): Recorded {
  if (before.content_hash !== hashOf(input)) throw refuse('CLIENTID_REUSED', { field: 'clientid' });
  return { punch: asPunch(before, membercode), isNew: false };
}

/** The same moment in another offset, and no remark or an empty one, say the same. */
const hashOf = ({ checktime, remark = '', ...said }: PunchInput): string =>
  contentHash({ ...said, remark, at: Temporal.Instant.from(checktime).epochMilliseconds });

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

async function requireAllowedPlace(
  trx: Write,
  workId: number,
  { latitude, longitude, remark }: PunchInput,
  rule: LocationRule,
): Promise<Judgement> {
  const at = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  const judgement = judgeLocation(at, at ? await sitesOf(trx, workId) : [], rule);
  if (judgement.verdict === 'outside' && !remark) {
    const { distance, radius, sitename } = judgement;
    throw refuse('OUTSIDE_AREA', {
      field: 'remark',
      params: { reason: 'distance', distance, sitename, radius },
      data: { distance, radius, sitename },
    });
  }
  return judgement;
}

async function oddities(trx: Write, memberId: number, input: PunchInput, at: Temporal.Instant): Promise<PunchFlag[]> {
  const { latitude, longitude, accuracy = null } = input;
  const skewed = isSkewed(Temporal.Instant.from(input.checktime), at) ? (['skewed_clock'] as const) : [];
  if (latitude === undefined || longitude === undefined) return [...skewed];
  const newest = await newestPunch(trx, memberId);
  return [...flagsOf({ latitude, longitude, accuracy, at }, newest && sightingOf(newest)), ...skewed];
}

function sightingOf({ latitude, longitude, accuracy, recorded_at }: Seen): Sighting | undefined {
  if (latitude === null || longitude === null) return undefined;
  return { latitude, longitude, accuracy, at: Temporal.Instant.from(recorded_at) };
}

async function store(
  trx: Write,
  punch: PunchRecord,
  open: OpenRow | undefined,
  { workOn, zone }: PunchFacts,
): Promise<void> {
  if (punch.kind === 'out' && open) {
    // Should the clock have been set back since the check-in, the attendance ends where it began, never before.
    const startedAt = writeInstant(open.startedAt);
    const endedAt = punch.recorded_at > startedAt ? punch.recorded_at : startedAt;
    return closeAttendance(trx, open.id, { endedAt, ending: 'checked_out', outPunchId: punch.id });
  }
  if (open) {
    const endedAt = writeInstant(forgottenEnd(open, workOn(open.attendancedate).shift, zone));
    await forget(trx, punch.member_id, open, endedAt);
  }
  await openAttendance(trx, punch);
}
