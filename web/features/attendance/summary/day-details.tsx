import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ListedPunch } from '@muster/domain/attendance/attendance-contract.ts';
import type { Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';
import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import { millisecondsOf, wholeMinutes } from '@muster/domain/attendance/summary/worked-time.ts';
import { dayOf } from '@muster/domain/calendar/company-time.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { StateLetter } from '../../../components/month-calendar/calendar-day.tsx';
import { summaryQueries } from '../../../data/attendance/summary.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { useNow } from '../../../lib/time/now.ts';
import { showClock, showDayWithWeekday } from '../../../lib/time/show-time.ts';
import { GivenForDay } from '../corrections/given-for-day.tsx';
import { WaitingCorrection } from '../corrections/waiting-correction.tsx';
import { DayTimeline } from '../day-timeline.tsx';
import { withWeekday } from '../weekday-clock.ts';
import { OvertimeRule } from './overtime-rule.tsx';
import { useSummaryWords } from './summary-words.ts';

interface DayDetailsProps {
  readonly day: SummaryDay;
  readonly zone: string;
  readonly membercode?: string | undefined;
  /** Whose day it is; the reader’s own where it is left out. */
  readonly memberId?: number | undefined;
  /** The correction of it that waits for its decision. */
  readonly waits?: Correction | undefined;
  /** What can be done about the day. */
  readonly action?: ReactNode;
}

/** What a day was, its minutes, and the punches that it is made of. */
export function DayDetails({ day, zone, membercode, memberId, waits, action }: DayDetailsProps) {
  const { t, i18n } = useTranslation();
  const words = useSummaryWords();
  const own = useCurrentMember();
  const punches = useQuery(summaryQueries.punches(day.date, membercode));
  const state = words.stateOf({ ...day, flags: [], late: 0 });
  return (
    <Box component="section" aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="h3" component="h2">
            {showDayWithWeekday(day.date, i18n.language)}
          </Typography>
          {state && <StateLetter state={state} />}
          <Typography>{words.statusOf(day.status, day.why)}</Typography>
          {day.flags.map((it) => (
            <Chip key={it} size="small" variant="outlined" label={t(`summary.flags.${it}`)} />
          ))}
        </Box>
        {action}
      </Box>
      {day.closed && <Typography color="textSecondary">{t('summary.day.closed')}</Typography>}
      <WaitingCorrection correction={waits} />
      <GivenForDay day={day} membercode={membercode ?? own.membercode} />
      {day.note && <Typography color="textSecondary">{day.note}</Typography>}
      <Minutes day={day} zone={zone} />
      {day.overtimeopen !== undefined && (
        <Typography sx={{ fontWeight: 600 }}>
          {t('corrections.overtime.open', { time: words.duration(day.overtimeopen) })}
        </Typography>
      )}
      <OvertimeRule day={day} memberId={memberId ?? own.id} />
      <Loaded query={punches} skeleton={<ListSkeleton rows={2} height={44} />}>
        {(list) => (
          <>
            <Running day={day} punches={list} zone={zone} />
            {list.length > 0 && <DayTimeline punches={list} day={day.date} zone={zone} />}
            {list.length === 0 && day.status !== 'upcoming' && (
              <Typography color="textSecondary">{t('summary.day.noPunches')}</Typography>
            )}
          </>
        )}
      </Loaded>
    </Box>
  );
}

function Minutes({ day, zone }: { readonly day: SummaryDay; readonly zone: string }) {
  const { t } = useTranslation();
  const { duration } = useSummaryWords();
  const time = (instant: string | null) => instant && showClock(instant, zone);
  const { status, flags, shift } = day;
  const isAhead = status === 'upcoming' || (status === 'leave' && flags.includes('half_day') && day.checkin === null);
  const facts = [
    [t('roster.shift'), isAhead && shift && t('roster.times', { from: shift.starts, to: shift.ends })],
    [t('summary.day.in'), time(day.checkin)],
    [t('summary.day.out'), time(day.checkout)],
    [t('summary.day.worked'), day.minutes > 0 && duration(day.minutes)],
    [t('summary.day.night'), day.night !== undefined && duration(day.night)],
    [t('summary.day.expected'), day.expected > 0 && duration(day.expected)],
    [t('summary.totals.off'), Boolean(day.hoursoff) && duration(day.hoursoff ?? 0)],
    [t('summary.day.late'), day.late > 0 && duration(day.late)],
    [t('summary.day.early'), day.early > 0 && duration(day.early)],
    [t('summary.day.overtime'), day.overtime > 0 && duration(day.overtime)],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, m: 0 }}>
      {facts.map(([name, value]) => (
        <Box key={String(name)}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

interface RunningProps {
  readonly day: SummaryDay;
  readonly punches: readonly ListedPunch[];
  readonly zone: string;
}

/** How long somebody who is in has been in. A check-out that is taken for forgotten ends that, though nobody has closed it. */
function Running({ day: { date, flags }, punches, zone }: RunningProps) {
  const { t, i18n } = useTranslation();
  const { duration } = useSummaryWords();
  const now = useNow(20_000);
  const last = punches.findLast((it) => !it.replaced);
  // An excused day is not called incomplete any more.
  const isOver = flags.includes('incomplete') || (flags.includes('corrected') && date < dayOf(now, zone));
  if (isOver || last?.checktype !== 'in' || last.ending !== null) return null;
  const clock = showClock(last.checktime, zone);
  const since = withWeekday(last.checktime, { time: clock, zone, language: i18n.language });
  const time = duration(wholeMinutes(now.epochMilliseconds - millisecondsOf(last.checktime)));
  // It is another with each minute, and what is around it is read out when it changes.
  return (
    <Typography aria-live="off" sx={{ fontWeight: 600 }}>
      {t('summary.day.running', { since, time })}
    </Typography>
  );
}
