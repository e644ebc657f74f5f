import type { WantedAttendance, WantedPunch } from '@muster/domain/attendance/corrections/corrected-times.ts';
import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Write } from '../../../database/engine.ts';
import { type NewAttendance, replaceAttendances } from '../../../records/attendance/attendance.ts';
import { type CorrectionRecord, markCorrected } from '../../../records/attendance/correction.ts';
import { addPunch } from '../../../records/attendance/punch.ts';

/**
 * Makes the attendances of a day what a correction says. A punch that is kept stays as it is; what is missing is added,
 * marked as corrected. Punches that count no more stay readable.
 */
export async function applyTimes(
  trx: Write,
  correction: CorrectionRecord,
  wanted: readonly WantedAttendance[],
): Promise<void> {
  const added: number[] = [];
  const idOf = async (it: WantedPunch): Promise<number> => {
    if (it.kept !== undefined) return it.kept;
    const id = await addCorrected(trx, correction, it);
    added.push(id);
    return id;
  };
  const attendances: NewAttendance[] = [];
  for (const { from, to } of wanted) {
    attendances.push({
      ...{ inPunchId: await idOf(from), startedAt: writeInstant(from.at) },
      ...{ outPunchId: to ? await idOf(to) : null, endedAt: to ? writeInstant(to.at) : null },
    });
  }
  await replaceAttendances(trx, { memberId: correction.member_id, day: correction.day }, attendances);
  await markCorrected(trx, correction.id, added);
}

async function addCorrected(
  trx: Write,
  { member_id, day, reason }: CorrectionRecord,
  { checktype, at }: WantedPunch,
): Promise<number> {
  const recorded = writeInstant(at);
  const nowhere = { latitude: null, longitude: null, accuracy: null, distance: null, site_name: null, radius: null };
  const { id } = await addPunch(
    trx,
    {
      ...{ member_id, client_id: crypto.randomUUID(), content_hash: '', kind: checktype },
      ...{ recorded_at: recorded, device_at: recorded, attendance_date: day },
      ...nowhere,
      ...{ verdict: 'unknown', remark: reason, address: '', trip_id: null },
      ...{ arrived_at: null, sequence: null, door_name: null, recorded_by: null },
    },
    [],
  );
  return id;
}
