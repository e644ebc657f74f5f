import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { firstOfMonth } from '@muster/domain/calendar/day.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { sameDayOfMonth } from '../../../components/month-calendar/calendar-keys.ts';
import { CalendarLegend } from '../../../components/month-calendar/calendar-legend.tsx';
import { MonthCalendar } from '../../../components/month-calendar/month-calendar.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { Steps } from '../../../components/page/steps.tsx';
import { showMonth } from '../../../lib/time/show-time.ts';
import { useLeaveWords } from '../leave-words.ts';
import type { LeaveData } from './leave-data.ts';
import { useDayStates } from './leave-day-states.ts';

interface LeaveCalendarProps {
  readonly data: LeaveData;
  readonly onTake: (day: Day) => void;
  readonly onOpen: (leaveId: number) => void;
}

/** The own days of a month; the chosen one says what it holds and what can be done from there. */
export function LeaveCalendar({ data, onTake, onOpen }: LeaveCalendarProps) {
  const { t, i18n } = useTranslation();
  const { today, reach, company, leave, days } = data;
  const words = useLeaveWords();
  const { stateOf, legend } = useDayStates(data);
  const [day, setDay] = useState(today);
  const within = (it: Day) => (it < reach.from ? reach.from : it > reach.to ? reach.to : it);
  const step = (months: number) => setDay(within(sameDayOfMonth(day, months)));
  const hasHours = days.some((it) => it.kind === 'hours' && it.date === day);
  const held = leave.find((it) => it.approve_status !== 2 && it.start <= day && it.end >= day);
  return (
    <Panel
      title={t('leave.calendar.title')}
      action={
        <Box sx={{ display: 'flex', alignItems: 'center', maxWidth: '100%' }}>
          <Steps
            previous={t('common.previousMonth')}
            next={t('common.nextMonth')}
            onStep={step}
            first={day <= reach.from}
            last={day >= reach.to}
          >
            <Typography
              component="p"
              aria-live="polite"
              sx={{ fontWeight: 600, textAlign: 'center', overflowWrap: 'anywhere' }}
            >
              {showMonth(day, i18n.language)}
            </Typography>
          </Steps>
        </Box>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <MonthCalendar
          day={day}
          onDay={(it) => setDay(within(it))}
          today={today}
          weekStart={company.weekstart}
          stateOf={stateOf}
          tellsRest
        />
        <CalendarLegend states={legend} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography role="status">
            <strong>{words.day(day)}</strong>: {stateOf(day)?.label ?? t('leave.calendar.nothing')}
          </Typography>
          {hasHours && (
            <Button component={RouterLink} to="/dashboard/attendance_corrections">
              {t('corrections.toOwn')}
            </Button>
          )}
          {held ? (
            <Button variant="outlined" onClick={() => onOpen(held.id)}>
              {t('leave.calendar.open')}
            </Button>
          ) : (
            day >= firstOfMonth(today) && (
              <Button variant="outlined" onClick={() => onTake(day)}>
                {t('leave.takeFrom')}
              </Button>
            )
          )}
        </Box>
      </Box>
    </Panel>
  );
}
