import type { WantedAttendance, WantedPunch } from '@muster/domain/attendance/corrections/corrected-times.ts';
import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Write } from '../../../database/engine.ts';
import { type NewAttendance, replaceAttendances } from '../../../records/attendance.ts';
import { type CorrectionRecord, markCorrected } from '../../../records/correction.ts';
import { addPunch } from '../../../records/punch.ts';
import type { StoredPunch } from './day-view.ts';

/**
 * Makes the attendances of a day what a correction says. A punch that is there already at that minute is kept as it
 * is; what is missing is added, marked as corrected. Punches that count no more stay readable.
 */
export async function applyTimes(
  trx: Write,
  correction: CorrectionRecord,
  wanted: readonly WantedAttendance[],
  stored: readonly StoredPunch[],
): Promise<void> {
  const left = [...stored];
  const added: number[] = [];
  const punchFor = async (it: WantedPunch): Promise<StoredPunch> => {
    const index = left.findIndex((one) => one.checktype === it.checktype && isSameMinute(one.at, it.at));
    const [found] = index < 0 ? [] : left.splice(index, 1);
    if (found) return found;
    const punch = await addCorrected(trx, correction, it);
    added.push(punch.id);
    return punch;
  };
  const attendances: NewAttendance[] = [];
  for (const { from, to } of wanted) {
    const begun = await punchFor(from);
    const ended = to && (await punchFor(to));
    attendances.push({
      inPunchId: begun.id,
      startedAt: begun.at,
      outPunchId: ended?.id ?? null,
      endedAt: ended?.at ?? null,
    });
  }
  await replaceAttendances(trx, { memberId: correction.member_id, day: correction.day }, attendances);
  await markCorrected(trx, correction.id, added);
}

/** The clock on a correction knows no seconds. */
const isSameMinute = (stored: string, wanted: Temporal.Instant): boolean =>
  stored.slice(0, 16) === writeInstant(wanted).slice(0, 16);

async function addCorrected(
  trx: Write,
  { member_id, day, reason }: CorrectionRecord,
  { checktype, at }: WantedPunch,
): Promise<StoredPunch> {
  const recorded = writeInstant(at);
  const nowhere = { latitude: null, longitude: null, accuracy: null, distance: null, site_name: null, radius: null };
  const { id } = await addPunch(
    trx,
    {
      ...{ member_id, client_id: crypto.randomUUID(), content_hash: '', kind: checktype },
      ...{ recorded_at: recorded, device_at: recorded, attendance_date: day },
      ...nowhere,
      ...{ verdict: 'unknown', remark: reason, address: '', trip_id: null },
      ...{ arrived_at: null, sequence: null },
    },
    [],
  );
  return { id, checktype, at: recorded };
}
