import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { attendanceChanges } from '../../../data/attendance/attendance.ts';
import { crewChanges } from '../../../data/attendance/crew.ts';
import { stillToSend, watchWaiting } from '../../../data/attendance/waiting-punches.ts';
import { companyQueries } from '../../../data/company.ts';
import { growingPauses, whenBack } from '../../../lib/api/trying-again.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { showClock } from '../../../lib/time/show-time.ts';

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 300_000;

/** While something waits of the member who is signed in: sends it, on the network's return, on coming back, and by a growing timer. */
export function PunchSender() {
  const { t } = useTranslation();
  const say = useSnackbar();
  const { membercode } = useCurrentMember();
  const { data: company } = useQuery(companyQueries.shown);
  const { mutateAsync: send } = useMutation(attendanceChanges.sendWaiting);
  const { mutateAsync: sendOfCrew } = useMutation(crewChanges.sendWaiting);
  const zone = company?.zone;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what says and sends is new with every render and always the same.
  useEffect(() => {
    // Where the company cannot be read, nothing can be sent either.
    if (!zone) return;
    const pauses = growingPauses(FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = async () => {
      clearTimeout(timer);
      timer = undefined;
      const sent = await send(membercode);
      for (const it of sent) {
        const time = showClock(it.checktime, zone);
        say(t(it.checktype === 'in' ? 'attendance.waiting.sentIn' : 'attendance.waiting.sentOut', { time }));
      }
      if (stillToSend(membercode).some((it) => it.lead)) await sendOfCrew(membercode);
      schedule();
    };
    const schedule = () => {
      if (timer !== undefined) return;
      if (stillToSend(membercode).length === 0) {
        pauses.startAgain();
        return;
      }
      timer = setTimeout(() => void attempt(), pauses.next());
    };
    const unwatchBack = whenBack(() => {
      pauses.startAgain();
      void attempt();
    });
    const unwatchWaiting = watchWaiting(schedule);
    void attempt();
    return () => {
      clearTimeout(timer);
      unwatchBack();
      unwatchWaiting();
    };
  }, [membercode, zone]);
  return null;
}
