import { useTranslation } from 'react-i18next';
import { promisedTime, useWaitingPunches } from '../../../data/attendance/waiting-punches.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { showClock } from '../../../lib/time/show-time.ts';

/** What the member has pressed and what is still to be sent, a sentence each, oldest first. */
export function useWaitingText(zone: string): readonly string[] {
  const { t } = useTranslation();
  const { membercode } = useCurrentMember();
  return useWaitingPunches(membercode)
    .filter((it) => !it.refused)
    .map((it) => {
      const isIn = it.body.checktype === 'in';
      if (it.underWay) return t(isIn ? 'attendance.waiting.sendingIn' : 'attendance.waiting.sendingOut');
      const time = showClock(promisedTime(it).toString(), zone);
      return t(isIn ? 'attendance.waiting.waitsIn' : 'attendance.waiting.waitsOut', { time });
    });
}
