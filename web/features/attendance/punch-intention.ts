import type { CheckType, PunchInput } from '@muster/domain/attendance/attendance-contract.ts';
import { nextSequence } from '../../data/waiting-punches.ts';
import { newKey } from '../../lib/new-key.ts';

/**
 * A check-in or check-out that a member means to make, exactly as it is sent. It is made once, kept until the
 * server has answered, and sent again under the same key when an answer was lost: the server then counts it once.
 */
export type Intention = PunchInput;

export function newIntention(membercode: string, checktype: CheckType): Intention {
  const checktime = Temporal.Now.zonedDateTimeISO().toString({ smallestUnit: 'millisecond', timeZoneName: 'never' });
  return { clientid: newKey(), membercode, checktype, checktime, sequence: nextSequence(membercode) };
}
