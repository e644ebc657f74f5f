import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { Summary, SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sameDayOfMonth } from '../../../components/month-calendar/calendar-keys.ts';
import { CalendarLegend } from '../../../components/month-calendar/calendar-legend.tsx';
import type { DayState } from '../../../components/month-calendar/day-state.ts';
import { MonthCalendar } from '../../../components/month-calendar/month-calendar.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { OvertimeOfDays } from '../corrections/overtime-of-days.tsx';
import type { CorrectedMember } from '../corrections/use-correction-form.ts';
import { useWaitingCorrections } from '../corrections/use-waiting-corrections.ts';
import { DayDetails } from './day-details.tsx';
import { DayTable } from './day-table.tsx';
import { MonthSwitch } from './month-switch.tsx';
import { useSummaryWords } from './summary-words.ts';

interface DaysPanelProps {
  readonly summary: Summary;
  readonly company: CompanyView;
  readonly today: Day;
  readonly actionOf?: ((day: SummaryDay) => ReactNode) | undefined;
}

/** The days of a summary as months of a calendar or as a list; the chosen day tells all about itself. */
export function DaysPanel({ summary, company, today, actionOf }: DaysPanelProps) {
  const { t } = useTranslation();
  const [view, setView] = useState<'calendar' | 'list'>('calendar');
  const [wanted, setWanted] = useState(today);
  const { from, to, days } = summary;
  const within = (day: Day): Day => (day < from ? from : day > to ? to : day);
  const day = within(wanted);
  const ofMonth = days.filter((it) => it.date.slice(0, 7) === day.slice(0, 7));
  const isMonth = (it: Day) => it.slice(0, 7) === day.slice(0, 7);
  return (
    <Panel
      title={t('summary.day.date')}
      action={
        <Box sx={heading}>
          <MonthSwitch
            month={day}
            onStep={(months) => setWanted(within(sameDayOfMonth(day, months)))}
            first={isMonth(from)}
            last={isMonth(to)}
          />
          <ToggleButtonGroup
            exclusive
            size="small"
            value={view}
            aria-label={t('summary.view')}
            onChange={(_event, next) => next && setView(next)}
            sx={{ displayPrint: 'none' }}
          >
            <ToggleButton value="calendar">{t('summary.calendar')}</ToggleButton>
            <ToggleButton value="list">{t('summary.list')}</ToggleButton>
          </ToggleButtonGroup>
        </Box>
      }
    >
      {view === 'list' ? (
        <DayTable days={ofMonth} zone={company.zone} />
      ) : (
        <CalendarOfDays {...{ company, today, day, actionOf }} days={days} onDay={(it) => setWanted(within(it))} />
      )}
      {view === 'calendar' && (
        <Box sx={{ display: 'none', displayPrint: 'block' }}>
          <DayTable days={ofMonth} zone={company.zone} />
        </Box>
      )}
    </Panel>
  );
}

const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 0',
  minWidth: 'min(100%, 12rem)',
  gap: 1,
  justifyContent: 'flex-end',
  alignItems: 'center',
};

interface CalendarOfDaysProps extends Omit<DaysPanelProps, 'summary'> {
  readonly days: readonly SummaryDay[];
  readonly day: Day;
  readonly onDay: (day: Day) => void;
  /** Whose days; the signed-in member's when left out. */
  readonly of?: CorrectedMember | undefined;
}

/** A month of days, and the chosen one in full. */
export function CalendarOfDays({ days, company, today, day, onDay, of, actionOf }: CalendarOfDaysProps) {
  const { t } = useTranslation();
  const { stateOf, legendOf, overtimeOpen: open, hoursOff, hoursWait } = useSummaryWords();
  const waiting = useWaitingCorrections(of?.membercode);
  const byDate = new Map(days.map((it) => [it.date, it]));
  const chosen = byDate.get(day);
  const isOpen = (it: SummaryDay) => it.may.overtime === true && waiting?.has(it.date) === false;
  const waitsForHours = (it: SummaryDay) => waiting?.get(it.date)?.kind === 'hours';
  const marksOf = (it: SummaryDay) => [
    ...(it.hoursoff ? [hoursOff] : []),
    ...(waitsForHours(it) ? [hoursWait] : []),
    ...(isOpen(it) ? [open] : []),
  ];
  const ofMonth = days.filter((it) => it.date.slice(0, 7) === day.slice(0, 7));
  const marks = new Set(ofMonth.flatMap(marksOf));
  const anyOpen = marks.has(open);
  const markOf = (it: Day): DayState | undefined => {
    const found = byDate.get(it);
    if (!found) return undefined;
    const all = [stateOf(found), ...marksOf(found)].filter((state) => state !== undefined);
    const [first, also] = all;
    const waits = waiting?.has(it) && !waitsForHours(found) ? [t('corrections.waits')] : [];
    const label = [...all.map((state) => state.label), ...waits].join(t('common.comma'));
    return first && { ...first, label, ...(also && { also }) };
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', displayPrint: 'none' }}>
      <MonthCalendar day={day} onDay={onDay} today={today} weekStart={company.weekstart} tellsRest stateOf={markOf} />
      <CalendarLegend states={[...legendOf(days), ...marks]} />
      {anyOpen && actionOf && (
        <Typography>
          {t(of ? 'corrections.overtime.howOf' : 'corrections.overtime.how', { mark: open.letter })}
        </Typography>
      )}
      {actionOf && <OvertimeOfDays days={days.filter(isOpen)} zone={company.zone} of={of} />}
      {chosen ? (
        <DayDetails
          day={chosen}
          zone={company.zone}
          membercode={of?.membercode}
          waits={waiting?.get(day)}
          action={actionOf?.(chosen)}
        />
      ) : (
        <Typography color="textSecondary">{t('summary.day.notShown')}</Typography>
      )}
    </Box>
  );
}
