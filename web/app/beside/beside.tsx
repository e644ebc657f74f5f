import { useWaitingPunches } from '../../data/waiting-punches.ts';
import { PunchSender } from '../../features/attendance/punch-sender.tsx';
import { useSessionWatch } from '../../features/session/session-watch.ts';
import { useCurrentMember } from '../../lib/session-store.ts';
import { MissingPart } from './missing-part.tsx';
import { NewVersion } from './new-version.tsx';
import { SeenNotice } from './seen-notice.tsx';

export { MissingPage } from './missing-page.tsx';

/** What goes on beside every page of a member, and no page waits for. */
export function Beside() {
  const waits = useWaitingPunches(useCurrentMember().membercode).some((it) => !it.refused);
  useSessionWatch();
  return (
    <>
      <NewVersion />
      <SeenNotice />
      <MissingPart />
      {waits && <PunchSender />}
    </>
  );
}
