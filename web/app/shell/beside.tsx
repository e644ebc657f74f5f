import { useWaitingPunches } from '../../data/waiting-punches.ts';
import { PunchSender } from '../../features/attendance/punch-sender.tsx';
import { useSessionWatch } from '../../features/session/session-watch.ts';
import { useCurrentMember } from '../../lib/session-store.ts';

/** What goes on beside every page of a member, and no page waits for. */
export default function Beside() {
  const waits = useWaitingPunches(useCurrentMember().membercode).some((it) => !it.refused);
  useSessionWatch();
  return waits && <PunchSender />;
}
