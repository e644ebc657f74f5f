import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { PunchRules, Today } from '@muster/domain/attendance/attendance-contract.ts';
import { dayOf } from '@muster/domain/calendar/company-time.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOW_SCREEN } from '../../../lib/look/low-screen.ts';
import { useNow } from '../../../lib/time/now.ts';
import { showClock } from '../../../lib/time/show-time.ts';
import { CompanyClock } from '../company-clock.tsx';
import { PunchButton } from '../press/punch-button.tsx';
import { PunchNote } from '../press/punch-note.tsx';
import { PunchOutcome } from '../press/punch-outcome.tsx';
import { usePunchAction } from '../press/use-punch-action.ts';
import { type Away, useStateText } from '../today/state-text.ts';
import { useWaitingText } from '../waiting/use-waiting-text.ts';
import { WaitingNotice } from '../waiting/waiting-notice.tsx';
import { withWeekday } from '../weekday-clock.ts';
import { LocationLine } from './location-line.tsx';

/** As low as that, and wide enough for two columns. */
const LOW_AND_WIDE = `${LOW_SCREEN} and (min-width: 480px)`;

const panel = {
  p: { xs: 2, sm: 3 },
  display: 'grid',
  justifyItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  // The button on one side, all that is said on the other: nothing to scroll for.
  [LOW_AND_WIDE]: {
    p: 1.5,
    columnGap: 3,
    rowGap: 1.5,
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    '& > *': { gridColumn: 2 },
  },
};
const OVERVIEW = '/dashboard/checkinmember';

interface PunchPanelProps {
  readonly today: Today;
  readonly rules: PunchRules;
  /** Why the member is not expected today. */
  readonly away?: Away | null | undefined;
  /** What has to be put right before anything new. */
  readonly notice?: ReactNode;
}

/** The clock, the button and the place, with everything that may follow a press. */
export function PunchPanel({ today, rules, away = null, notice }: PunchPanelProps) {
  const { i18n } = useTranslation();
  const under = dayOf(useNow(20_000), rules.zone);
  const action = usePunchAction(today, rules);
  const { punch, device } = action;
  const waits = useWaitingText(rules.zone).at(-1);
  const clock = (instant: string) =>
    withWeekday(instant, {
      ...{ time: showClock(instant, rules.zone), under },
      zone: rules.zone,
      language: i18n.language,
    });
  const stateText = useStateText(clock);
  return (
    <Card component="section" sx={panel}>
      {notice && <Box sx={{ width: '100%', maxWidth: 520 }}>{notice}</Box>}
      <CompanyClock zone={rules.zone} />
      <Box sx={{ [LOW_AND_WIDE]: { '&&': { gridArea: '1 / 1 / span 4' }, m: 1.25 } }}>
        <PunchButton action={action} />
      </Box>
      <PunchNote action={action} state={waits ? { text: waits } : stateText(today, away)} />
      <WaitingNotice zone={rules.zone} />
      <LocationLine
        rules={rules}
        location={device.location}
        refusal={device.refusal}
        locating={device.locating}
        onLocate={() => void device.ask().catch(() => undefined)}
      />
      <PunchOutcome punch={punch} again={action.again} zone={rules.zone} url={OVERVIEW} />
    </Card>
  );
}
