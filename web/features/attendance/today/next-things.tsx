import BeachAccess from '@mui/icons-material/BeachAccessOutlined';
import Celebration from '@mui/icons-material/CelebrationOutlined';
import DirectionsCar from '@mui/icons-material/DirectionsCarOutlined';
import Box from '@mui/material/Box';
import type { NextLeave, NextTrip, OwnToday } from '@muster/domain/attendance/today/today-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { useTranslation } from 'react-i18next';
import { showDayWithWeekday } from '../../../lib/time/show-time.ts';
import { useDayWords } from './day-words.ts';
import { NextThing } from './next-thing.tsx';

/** The next holiday, and for who works here the next leave and the next trip. */
export function NextThings({ today }: { readonly today: OwnToday }) {
  const { t, i18n } = useTranslation();
  const { date, leave, trip, holiday, attendance } = today;
  const words = useDayWords(date);
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      {attendance && <LeaveAhead leave={leave} date={date} />}
      {attendance && <TripAhead trip={trip} date={date} />}
      <NextThing
        icon={<Celebration />}
        color="holiday"
        label={t('holidays.next')}
        title={holiday?.description ?? t('holidays.none')}
        when={holiday ? words.until(holiday.holidaydate) : undefined}
        days={holiday ? showDayWithWeekday(holiday.holidaydate, i18n.language) : undefined}
      />
    </Box>
  );
}

const halfNames = {
  day: { am: 'morning', pm: 'afternoon' },
  night: { am: 'firstHalf', pm: 'secondHalf' },
} as const;

function LeaveAhead({ leave, date }: { readonly leave: NextLeave | null; readonly date: Day }) {
  const { t } = useTranslation();
  const words = useDayWords(date);
  if (!leave) {
    return (
      <NextThing
        icon={<BeachAccess />}
        color="success"
        label={t('today.leave')}
        title={t('today.noLeave')}
        to="/dashboard/take_leave"
      />
    );
  }
  const { part, parttimes } = leave;
  const named = t(`today.${halfNames[parttimes?.night ? 'night' : 'day'][part ?? 'am']}`);
  const half = part && (parttimes ? t('today.half', { half: named, from: parttimes.from, to: parttimes.to }) : named);
  const running = leave.start <= date && leave.approve_status === 1;
  // Half a day that has come; the halves of a night shift are said below, where it is said which half.
  const now = running && parttimes && !parttimes.night && (part === 'am' ? 'leaveUntil' : 'leaveFrom');
  return (
    <NextThing
      icon={<BeachAccess />}
      color="success"
      label={
        now
          ? t(`today.${now}`, { time: part === 'am' ? parttimes.to : parttimes.from })
          : t(running && !part ? 'today.onLeave' : 'today.leave')
      }
      title={leave.leavetitle}
      days={half ? `${words.span(leave.start, leave.end)}, ${half}` : words.span(leave.start, leave.end)}
      when={now ? undefined : words.until(leave.start)}
      note={leave.approve_status === 1 ? undefined : t('today.waits')}
      to={`/dashboard/take_leave?leave=${leave.id}`}
    />
  );
}

function TripAhead({ trip, date }: { readonly trip: NextTrip | null; readonly date: Day }) {
  const { t } = useTranslation();
  const words = useDayWords(date);
  const asked = trip?.state === 'requested';
  return (
    <NextThing
      icon={<DirectionsCar />}
      color="info"
      label={t(asked ? 'trips.next.askedTitle' : 'trips.next.title')}
      title={trip ? `${trip.stateid} · ${trip.triptype}` : t('today.noTrip')}
      days={trip ? words.span(trip.departuredate, trip.arrivaldate) : undefined}
      when={trip ? words.until(trip.departuredate) : undefined}
      note={asked ? t('trips.next.notYet') : undefined}
      to={trip ? `/dashboard/trip_assignment?trip=${trip.id}` : '/dashboard/trip_assignment'}
    />
  );
}
