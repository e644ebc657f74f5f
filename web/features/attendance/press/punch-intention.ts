import type { CheckType, PunchInput } from '@muster/domain/attendance/attendance-contract.ts';
import { nextSequence } from '../../../data/attendance/waiting-punches.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { deviceTime } from '../../../lib/time/device-time.ts';

/**
 * A check-in or check-out that a member means to make, exactly as it is sent. It is made once, kept until the
 * server has answered, and sent again under the same key when an answer was lost: the server then counts it once.
 */
export type Intention = PunchInput;

/** @param checktime when it was pressed, if that was before */
export function newIntention(membercode: string, checktype: CheckType, checktime = deviceTime()): Intention {
  return { clientid: newKey(), membercode, checktype, checktime, sequence: nextSequence(membercode) };
}
