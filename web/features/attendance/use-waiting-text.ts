import { useTranslation } from 'react-i18next';
import { promisedTime, useWaitingPunches, type WaitingPunch } from '../../data/waiting-punches.ts';
import { useCurrentMember } from '../../lib/session-store.ts';
import { showTime } from '../../lib/show-time.ts';

/** What the member has pressed and what is still to be sent, a sentence each, oldest first. */
export function useWaitingText(zone: string): readonly string[] {
  const { t } = useTranslation();
  const { membercode } = useCurrentMember();
  const textOf = (it: WaitingPunch) => {
    const time = showTime(promisedTime(it).toString(), zone).slice(0, 5);
    return t(it.body.checktype === 'in' ? 'attendance.waiting.waitsIn' : 'attendance.waiting.waitsOut', { time });
  };
  return useWaitingPunches(membercode)
    .filter((it) => !it.refused)
    .map(textOf);
}
