import type { AskedPunch } from '@muster/domain/attendance/corrections/correction-contract.ts';
import type { CorrectionRecord } from '../../../records/attendance/correction.ts';

/** A correction as the audit log keeps it: with the times of its day that hold in its state, those asked for once it is approved. */
export function onRecord({ before, after, ...correction }: CorrectionRecord) {
  const punches: AskedPunch[] = JSON.parse(correction.state === 'approved' ? after : before);
  const timesOf = (checktype: AskedPunch['checktype']) =>
    punches.filter((it) => it.checktype === checktype).map(({ time, days }) => (days ? `${time} (+${days})` : time));
  return { ...correction, checkins: timesOf('in'), checkouts: timesOf('out') };
}
