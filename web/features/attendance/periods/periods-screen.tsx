import Box from '@mui/material/Box';
import type { PayPeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { showDay } from '@muster/domain/calendar/day.ts';
import { fiscalYearDays, fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { Steps } from '../../../components/page/steps.tsx';
import { periodQueries } from '../../../data/attendance/periods.ts';
import { useToday } from '../../../lib/time/now.ts';
import { AdjustmentsDialog, ChangesDialog } from './changes-dialog.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { type PeriodAction, PeriodLine } from './period-line.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';

const dialogs = {
  close: CloseDialog,
  reopen: ReopenDialog,
  changes: ChangesDialog,
  adjustments: AdjustmentsDialog,
} as const;

/** The pay periods of a fiscal year that have begun, newest first; in the running one those too that are left to close. */
export function PeriodsScreen({ company }: { readonly company: CompanyView }) {
  const { t } = useTranslation();
  const today = useToday(company);
  const [year, setYear] = useState(() => fiscalYearOf(today));
  const [asked, setAsked] = useState<{ period: PayPeriod; action: PeriodAction } | undefined>();
  const periods = useQuery(periodQueries.ofYear(year));
  const newest = periods.data?.findLast((it) => it.state === 'closed');
  const changed = useQuery({ ...periodQueries.changed(year, newest?.closedat ?? ''), enabled: newest !== undefined });
  // What is still to be closed of the year before is not behind a button.
  const isNow = year === fiscalYearOf(today);
  const before = useQuery({ ...periodQueries.ofYear(year - 1), enabled: isNow });
  const earlier = isNow ? (before.data ?? []) : [];
  const left = earlier.filter((it) => it.state === 'open');
  const { from, to } = fiscalYearDays(year);
  const Dialog = asked && dialogs[asked.action];
  return (
    <Panel
      title={t('periods.year', { from: showDay(from).slice(3), to: showDay(to).slice(3) })}
      action={
        <Box sx={{ flex: 'none' }}>
          <Steps
            previous={t('periods.previousYear')}
            next={t('periods.nextYear')}
            onStep={(direction) => setYear(year + direction)}
            last={year >= fiscalYearOf(today)}
          />
        </Box>
      }
    >
      <Loaded query={periods} skeleton={<ListSkeleton rows={8} height={92} />}>
        {(all) => (
          <Periods
            periods={[...left, ...all.map((it) => (it === newest ? { ...it, changes: changed.data ?? null } : it))]}
            firstClosed={[...earlier, ...all].find((it) => it.state === 'closed')?.month}
            today={today}
            zone={company.zone}
            onAct={(period, action) => setAsked({ period, action })}
          />
        )}
      </Loaded>
      {asked && Dialog && <Dialog period={asked.period} zone={company.zone} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}

interface PeriodsProps {
  readonly periods: readonly PayPeriod[];
  /** The month of the first closed one that is known. */
  readonly firstClosed: string | undefined;
  readonly today: string;
  readonly zone: string;
  readonly onAct: (period: PayPeriod, action: PeriodAction) => void;
}

function Periods({ periods, firstClosed, today, zone, onAct }: PeriodsProps) {
  const { t } = useTranslation();
  const begun = periods.filter((it) => it.from <= today);
  // The oldest that can be closed is the one to close next.
  const next = begun.find((it) => it.state === 'open' && it.to < today);
  if (begun.length === 0) return <EmptyState text={t('periods.none')} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {begun.toReversed().map((it) => (
        <PeriodLine
          key={it.month}
          period={it}
          zone={zone}
          runs={it.to >= today}
          isNext={it === next}
          follows={firstClosed !== undefined && firstClosed < it.month}
          onAct={(action) => onAct(it, action)}
        />
      ))}
    </Box>
  );
}
