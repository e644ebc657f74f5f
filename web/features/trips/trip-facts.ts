import { showDay } from '@muster/domain/calendar/day.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useTranslation } from 'react-i18next';
import { useDecider } from '../../lib/words/decider.ts';
import { useTripWords } from './trip-words.ts';

export interface TripFact {
  readonly label: string;
  /** Empty where there is nothing to tell. */
  readonly value: string;
}

/** Everything of a trip but its crew, as people read it, always in the same order. */
export function useTripFacts(): (trip: TripView) => TripFact[] {
  const { t } = useTranslation();
  const words = useTripWords();
  const decider = useDecider();
  return (trip) => [
    { label: t('trips.form.number'), value: trip.trip_assigmentno },
    { label: t('trips.form.date'), value: showDay(trip.trip_assignmentdate) },
    { label: t('trips.form.type'), value: trip.triptype },
    { label: t('trips.form.place'), value: trip.stateid },
    { label: t('trips.form.departure'), value: words.day(trip.departuredate) },
    { label: t('trips.form.arrival'), value: words.day(trip.arrivaldate) },
    { label: t('trips.form.period'), value: words.days(trip.period) },
    { label: t('trips.form.group'), value: trip.groupno },
    { label: t('trips.form.car'), value: trip.carcode },
    { label: t('trips.form.miles'), value: trip.milelist },
    { label: t('trips.form.competitor'), value: trip.competitor.split(',').join(t('common.comma')) },
    { label: t('trips.form.remark'), value: trip.remark },
    {
      label: t('trips.form.enteredBy'),
      value: t('trips.form.enteredByWho', { name: trip.entry_membername, code: trip.entry_member }),
    },
    { label: t('trips.cancel.reason'), value: trip.cancelreason },
    { label: t('deputies.decidedBy'), value: decider(trip) },
    { label: t('trips.decide.decision'), value: trip.decisionremark },
  ];
}
