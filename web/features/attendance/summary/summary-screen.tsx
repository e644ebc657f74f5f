import Box from '@mui/material/Box';
import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { summaryQueries } from '../../../data/attendance/summary.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { useToday } from '../../../lib/time/now.ts';
import { DaysDownload } from '../files/days-download.tsx';
import { DaysPanel } from './days-panel.tsx';
import { MonthCharts } from './month-charts.tsx';
import { RangeBar } from './range-bar.tsx';
import { daysOf, type RangeName, wrongWith } from './range-choice.ts';
import { SummaryTotals } from './summary-totals.tsx';

interface SummaryScreenProps {
  readonly company: CompanyView;
  readonly actionOf?: (day: SummaryDay) => ReactNode;
}

/** The own attendance: totals, every day, and how the months compare. */
export function SummaryScreen({ company, actionOf }: SummaryScreenProps) {
  const today = useToday(company);
  const { membercode } = useCurrentMember();
  const [name, setName] = useState<RangeName>('budgetYear');
  const [typed, setTyped] = useState(() => daysOf('thisMonth', today, { from: today, to: today }));
  const days = daysOf(name, today, wrongWith(typed) ? daysOf('thisMonth', today, typed) : typed);
  const summary = useQuery(summaryQueries.days(days.from, days.to));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'start' }}>
        <RangeBar {...{ company, today, name, typed }} onName={setName} onTyped={setTyped} />
        <DaysDownload {...days} whose={{ membercode }} month={(days.to < today ? days.to : today).slice(0, 7)} />
      </Box>
      <Loaded query={summary} skeleton={<ListSkeleton rows={6} height={92} />}>
        {(found) => (
          <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <SummaryTotals of={found} />
            <DaysPanel summary={found} company={company} today={today} actionOf={actionOf} />
            <MonthCharts days={found.days} zone={company.zone} />
          </Box>
        )}
      </Loaded>
    </>
  );
}
