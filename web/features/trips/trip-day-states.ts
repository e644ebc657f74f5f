import type { Day } from '@muster/domain/calendar/company-time.ts';
import { eachDay } from '@muster/domain/calendar/each-day.ts';
import { takesDays } from '@muster/domain/trips/trip-days.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type DayState, kindColors } from '../../components/month-calendar/day-state.ts';

/** Marks the days of trips; cancelled and rejected ones take no day. */
export function useTripDayStates(trips: readonly TripView[]) {
  const { t } = useTranslation();
  const byDay = useMemo(() => tripsByDay(trips), [trips]);
  const mark = (label: string): DayState => ({ color: kindColors.trip, letter: t('trips.calendar.letter'), label });
  const tripsOn = (day: Day): readonly TripView[] => byDay.get(day) ?? [];
  return {
    tripsOn,
    stateOf: (day: Day): DayState | undefined => {
      const [first, ...others] = tripsOn(day);
      if (!first) return undefined;
      return mark(
        others.length > 0
          ? t('trips.calendar.several', { count: others.length + 1 })
          : t('trips.calendar.one', { place: first.stateid }),
      );
    },
    legend: [mark(t('trips.calendar.trip'))],
  };
}

function tripsByDay(trips: readonly TripView[]): ReadonlyMap<Day, TripView[]> {
  const byDay = new Map<Day, TripView[]>();
  for (const trip of trips) {
    if (!takesDays(trip.state)) continue;
    for (const day of eachDay(trip.departuredate, trip.arrivaldate)) {
      byDay.set(day, [...(byDay.get(day) ?? []), trip]);
    }
  }
  return byDay;
}
