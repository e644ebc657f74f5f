import '../../lib/gestures/back-closes.ts';
import { useEffect } from 'react';
import { sentBy, useAllPunches } from '../../data/attendance/waiting-punches.ts';
import { CrewNotTaken } from '../../features/attendance/crew/crew-not-taken.tsx';
import { PunchSender } from '../../features/attendance/waiting/punch-sender.tsx';
import { useSessionWatch } from '../../features/session/session-watch.ts';
import { keepFocus } from '../../lib/gestures/keep-focus.ts';
import { useCurrentMember } from '../../lib/session/session-store.ts';
import { MissingPart } from './missing-part.tsx';
import { NewVersion } from './new-version.tsx';
import { PageSaid } from './page-said.tsx';
import { SeenNotice } from './seen-notice.tsx';

export { MissingPage } from './missing-page.tsx';

/** What a press opens or says on any page: here before it is pressed, so that it needs no connection. */
const openedNext = [
  () => import('../pages.ts'),
  () => import('../shell/side-drawer.tsx'),
  () => import('../../components/said.tsx'),
];

/** What goes on beside every page of a member, and no page waits for. */
export function Beside() {
  const waits = sentBy(useAllPunches(), useCurrentMember().membercode).some((it) => !it.refused);
  useSessionWatch();
  useEffect(keepFocus, []);
  useEffect(() => {
    // Whoever opens it asks again, and hears of a failure.
    for (const load of openedNext) void load().catch(() => undefined);
  }, []);
  return (
    <>
      <PageSaid />
      <NewVersion />
      <SeenNotice />
      <MissingPart />
      <CrewNotTaken />
      {waits && <PunchSender />}
    </>
  );
}
