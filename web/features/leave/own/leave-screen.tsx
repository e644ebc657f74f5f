import Box from '@mui/material/Box';
import { showDay } from '@muster/domain/calendar/day.ts';
import { fiscalYearDays, fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../lib/time/now.ts';
import { BalanceCards } from '../balance-cards.tsx';
import { LeaveCalendar } from './leave-calendar.tsx';
import type { LeaveData, OlderLeave } from './leave-data.ts';
import { LeaveDialogs } from './leave-dialogs.tsx';
import { LeaveLists } from './leave-lists.tsx';
import { OwnReturns } from './own-returns.tsx';
import type { LeaveChoice } from './use-leave-choice.ts';

interface LeaveScreenProps {
  readonly read: Omit<LeaveData, 'today'>;
  readonly older: OlderLeave | undefined;
  readonly choice: LeaveChoice;
}

/** Balances, the calendar and the lists of the own leave, and whichever dialog is open. */
export function LeaveScreen({ read, older, choice }: LeaveScreenProps) {
  const { t } = useTranslation();
  const data: LeaveData = { ...read, today: useToday(read.company) };
  const year = fiscalYearDays(fiscalYearOf(data.today));
  return (
    <>
      <BalanceCards
        types={data.types}
        title={t('leave.balances.title', { from: showDay(year.from), to: showDay(year.to) })}
      />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, sm: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
        }}
      >
        <LeaveCalendar data={data} onTake={choice.take} onOpen={choice.open} />
        <LeaveLists data={data} older={older} onOpen={choice.open} onGiveBack={choice.giveBack} />
      </Box>
      <OwnReturns zone={data.company.zone} />
      <LeaveDialogs data={data} choice={choice} />
    </>
  );
}
