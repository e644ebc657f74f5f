import type { CheckType, PunchInput } from '@muster/domain/attendance/attendance-contract.ts';
import { keptInTab } from '../../lib/browser-storage.ts';
import { newKey } from '../../lib/new-key.ts';

/**
 * A check-in or check-out that a member means to make, exactly as it is sent. It is made once, kept until the
 * server has answered, and sent again unchanged when an answer was lost: the server then counts it once.
 */
export type Intention = PunchInput;

const KEY = 'CheckIn';

export function newIntention(membercode: string, checktype: CheckType): Intention {
  const checktime = Temporal.Now.zonedDateTimeISO().toString({ smallestUnit: 'millisecond', timeZoneName: 'never' });
  return { clientid: newKey(), membercode, checktype, checktime };
}

export function keepIntention(intention: Intention): void {
  keptInTab.write(KEY, JSON.stringify(intention));
}

export function dropIntention(): void {
  keptInTab.remove(KEY);
}

/** The unanswered intention of this tab, if it is this member's. */
export function keptIntention(membercode: string): Intention | undefined {
  try {
    const kept: unknown = JSON.parse(keptInTab.read(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const intention = kept as Intention;
    return intention.membercode === membercode && intention.clientid && intention.checktype ? intention : undefined;
  } catch {
    return undefined;
  }
}
