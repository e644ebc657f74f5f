import Box from '@mui/material/Box';
import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import { addMonths, firstOfMonth, lastOfMonth } from '@muster/domain/calendar/day.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { sameDayOfMonth } from '../../../components/month-calendar/calendar-keys.ts';
import { Panel } from '../../../components/page/panel.tsx';
import { summaryQueries } from '../../../data/attendance/summary.ts';
import { useToday } from '../../../lib/time/now.ts';
import { showMonth } from '../../../lib/time/show-time.ts';
import type { CorrectedMember } from '../corrections/use-correction-form.ts';
import { CalendarOfDays } from './days-panel.tsx';
import { MonthSwitch } from './month-switch.tsx';
import { SummaryTotals } from './summary-totals.tsx';

interface OwnMonthProps {
  readonly company: CompanyView;
  /** Whose month; the signed-in member's when left out. */
  readonly of?: CorrectedMember;
  readonly actionOf?: (day: SummaryDay) => ReactNode;
}

/** So many months to come are shown: about as far as the roster goes. */
const MONTHS_AHEAD = 3;

/**
 * A month of attendance with its totals: the own one under the button that makes it, or somebody's at the office. Those to
 * come say by which shift one works.
 */
export function OwnMonth({ company, of, actionOf }: OwnMonthProps) {
  const { t, i18n } = useTranslation();
  const today = useToday(company);
  const [day, setDay] = useState(today);
  const first = firstOfMonth(day);
  const latest = addMonths(today, MONTHS_AHEAD);
  const summary = useQuery(summaryQueries.days(first, lastOfMonth(day), of?.membercode));
  return (
    <Panel
      title={t(first > today ? 'summary.month' : 'summary.recordsOf', { month: showMonth(day, i18n.language) })}
      action={
        <MonthSwitch month={day} onStep={(months) => setDay(sameDayOfMonth(day, months))} last={first >= latest} />
      }
    >
      <Loaded query={summary} skeleton={<ListSkeleton rows={6} height={72} />}>
        {(found) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <CalendarOfDays
              {...{ company, today, day, days: found.days, of }}
              onDay={(it) => it < addMonths(latest, 1) && setDay(it)}
              actionOf={actionOf}
            />
            <SummaryTotals of={found} ahead={first > today} />
          </Box>
        )}
      </Loaded>
    </Panel>
  );
}
