import Box from '@mui/material/Box';
import type { AttendanceToday } from '@muster/domain/attendance/today/today-contract.ts';
import { type ReactNode, useRef } from 'react';
import { LANDING } from '../../../lib/session/redirect.ts';
import { showClock } from '../../../lib/time/show-time.ts';
import { CompanyClock } from '../company-clock.tsx';
import { PunchButton } from '../press/punch-button.tsx';
import { PunchNote } from '../press/punch-note.tsx';
import { PunchOutcome } from '../press/punch-outcome.tsx';
import { usePunchAction } from '../press/use-punch-action.ts';
import { useWaitingText } from '../waiting/use-waiting-text.ts';
import { WaitingNotice } from '../waiting/waiting-notice.tsx';
import { ForgottenNotice } from './forgotten-notice.tsx';
import { type Away, useStateText } from './state-text.ts';
import { useEarlyPress } from './use-early-press.ts';

interface PunchStripProps {
  readonly attendance: AttendanceToday;
  /** Why the member is not expected today. */
  readonly away: Away | null;
  readonly leftAt: (day: string, onClose: () => void) => ReactNode;
}

/** The time, where the member stands, and the button of the check-in screen; one tap from the sign-in. */
export function PunchStrip({ attendance, away, leftAt }: PunchStripProps) {
  const { place, forgotten } = attendance;
  const action = usePunchAction(attendance, place);
  const strip = useRef<HTMLElement>(null);
  useEarlyPress(action, strip, away !== null);
  const stateText = useStateText((instant) => showClock(instant, place.zone));
  const waits = useWaitingText(place.zone).at(-1);
  return (
    <Box ref={strip} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      {forgotten && <ForgottenNotice forgotten={forgotten} zone={place.zone} leftAt={leftAt} />}
      <CompanyClock zone={place.zone} small />
      <PunchButton wide action={action} />
      <PunchNote action={action} state={waits ? { text: waits } : stateText(attendance, away)} />
      <WaitingNotice zone={place.zone} />
      <PunchOutcome punch={action.punch} again={action.again} zone={place.zone} url={LANDING} />
    </Box>
  );
}
