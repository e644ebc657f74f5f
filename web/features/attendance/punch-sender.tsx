import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../components/snackbar.tsx';
import { attendanceChanges } from '../../data/attendance.ts';
import { companyQueries } from '../../data/company.ts';
import { stillToSend, watchWaiting } from '../../data/waiting-punches.ts';
import { useCurrentMember } from '../../lib/session-store.ts';
import { showTime } from '../../lib/show-time.ts';

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 300_000;

/** While something waits of the member who is signed in: sends it, on the network's return, on coming back, and by a growing timer. */
export function PunchSender() {
  const { t } = useTranslation();
  const say = useSnackbar();
  const { membercode } = useCurrentMember();
  const { data: company } = useQuery(companyQueries.shown);
  const { mutateAsync: send } = useMutation(attendanceChanges.sendWaiting);
  const zone = company?.zone;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what says and sends is new with every render and always the same.
  useEffect(() => {
    // Where the company cannot be read, nothing can be sent either.
    if (!zone) return;
    let pause = FIRST_PAUSE_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = async () => {
      clearTimeout(timer);
      timer = undefined;
      const sent = await send(membercode);
      for (const it of sent) {
        const time = showTime(it.checktime, zone).slice(0, 5);
        say(t(it.checktype === 'in' ? 'attendance.waiting.sentIn' : 'attendance.waiting.sentOut', { time }));
      }
      schedule();
    };
    const schedule = () => {
      if (timer !== undefined) return;
      if (stillToSend(membercode).length === 0) {
        pause = FIRST_PAUSE_MS;
        return;
      }
      timer = setTimeout(() => void attempt(), pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
    const soon = () => {
      pause = FIRST_PAUSE_MS;
      if (document.visibilityState === 'visible') void attempt();
    };
    window.addEventListener('online', soon);
    window.addEventListener('focus', soon);
    document.addEventListener('visibilitychange', soon);
    const unwatch = watchWaiting(schedule);
    void attempt();
    return () => {
      clearTimeout(timer);
      unwatch();
      window.removeEventListener('online', soon);
      window.removeEventListener('focus', soon);
      document.removeEventListener('visibilitychange', soon);
    };
  }, [membercode, zone]);
  return null;
}
