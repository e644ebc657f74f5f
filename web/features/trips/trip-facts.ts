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

/** What of a trip is a fact of its own; its crew, and what is told with another or elsewhere, is none. */
type Told = Exclude<
  keyof TripView,
  | ('id' | 'triptypeid' | 'entry_membername' | 'memberList' | 'decidedfor')
  | ('state' | 'revision' | 'obstacles' | 'may')
>;

/** Everything of a trip but its crew, as people read it, always in the same order. */
export function useTripFacts(): (trip: TripView) => TripFact[] {
  const { t } = useTranslation();
  const words = useTripWords();
  const decider = useDecider();
  const factsOf = (trip: TripView): Record<Told, TripFact> => ({
    trip_assigmentno: { label: t('trips.form.number'), value: trip.trip_assigmentno },
    trip_assignmentdate: { label: t('trips.form.date'), value: showDay(trip.trip_assignmentdate) },
    triptype: { label: t('trips.form.type'), value: trip.triptype },
    stateid: { label: t('trips.form.place'), value: trip.stateid },
    departuredate: { label: t('trips.form.departure'), value: words.day(trip.departuredate) },
    arrivaldate: { label: t('trips.form.arrival'), value: words.day(trip.arrivaldate) },
    period: { label: t('trips.form.period'), value: words.days(trip.period) },
    groupno: { label: t('trips.form.group'), value: trip.groupno },
    carcode: { label: t('trips.form.car'), value: trip.carcode },
    milelist: { label: t('trips.form.miles'), value: trip.milelist },
    competitor: { label: t('trips.form.competitor'), value: trip.competitor.split(',').join(t('common.comma')) },
    remark: { label: t('trips.form.remark'), value: trip.remark },
    entry_member: {
      label: t('trips.form.enteredBy'),
      value: t('trips.form.enteredByWho', { name: trip.entry_membername, code: trip.entry_member }),
    },
    cancelreason: { label: t('trips.cancel.reason'), value: trip.cancelreason },
    decidedby: { label: t('deputies.decidedBy'), value: decider(trip) },
    decisionremark: { label: t('trips.decide.decision'), value: trip.decisionremark },
  });
  return (trip) => Object.values(factsOf(trip));
}
