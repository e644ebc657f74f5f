import Box from '@mui/material/Box';
import { eachDay } from '@muster/domain/calendar/each-day.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../components/form/day-field/day-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { lookupQueries } from '../../../data/lists/lookup-lists.ts';
import { useTripWords } from '../trip-words.ts';
import { ReadOnlyField } from './read-only-field.tsx';
import { filledRows } from './trip-draft.ts';
import { choices, sideBySide, useListWords } from './trip-lists.ts';
import type { TripPurposeProps } from './trip-purpose.tsx';

export interface TripDaysProps extends TripPurposeProps {
  readonly company: CompanyView;
  /** What the car is taken by on these days, as far as is known while the form is filled in. */
  readonly carConflict: string | undefined;
  /** How many the chosen car takes, as far as that is known. */
  readonly seats: number | null;
}

/** The days of a trip, and the car that it takes on them. */
export function TripDays({ trip, company, today, changing, carConflict, seats }: TripDaysProps) {
  const { t } = useTranslation();
  const words = useTripWords();
  const listWords = useListWords();
  const cars = useQuery(lookupQueries.cars);
  const { form, draft } = trip;
  const chosen = new Set(eachDay(draft.departuredate, draft.arrivaldate || draft.departuredate));
  const picker = { today, weekStart: company.weekstart, isPicked: (day: string) => chosen.has(day) };
  const going = filledRows(draft).length;
  const tooFewSeats =
    seats !== null && going > seats
      ? `${t('trips.form.seats', { car: draft.carcode, count: seats })} ${t('trips.form.going', { count: going })}`
      : undefined;
  const locked = !changing && !draft.departuredate;
  const arrival = form.field('arrivaldate');
  const departureFirst = locked ? t('trips.form.departureFirst') : undefined;
  return (
    <Box sx={sideBySide}>
      <DayField
        {...form.field('departuredate')}
        label={t('trips.form.departure')}
        onChange={trip.setDeparture}
        picker={picker}
      />
      <Box component="fieldset" disabled={locked} sx={lockable}>
        <DayField
          key={locked ? 'locked' : 'open'}
          {...arrival}
          label={t('trips.form.arrival')}
          hint={departureFirst}
          // It can't be filled in yet, so that is not what it asks for.
          error={arrival.error && (departureFirst ?? arrival.error)}
          picker={{
            ...picker,
            opensAt: draft.departuredate,
            blockedOf: (day) => (day < draft.departuredate ? t('trips.form.beforeDeparture') : undefined),
          }}
        />
      </Box>
      <ReadOnlyField
        name="period"
        label={t('trips.form.period')}
        value={words.days(trip.period)}
        error={form.errors()['period']}
      />
      <SelectField
        {...form.field('carcode')}
        label={t('trips.form.car')}
        optional
        options={choices(
          t('trips.form.noCar'),
          cars.data?.map((it) => ({ value: it.carcode, text: it.carcode })),
          draft.carcode ? { value: draft.carcode, text: draft.carcode } : undefined,
        )}
        {...listWords(cars, { error: form.errors()['carcode'] ?? carConflict, hint: tooFewSeats })}
      />
    </Box>
  );
}

/** A fieldset switches everything in it off at once, the calendar button included. */
const lockable = { border: 0, m: 0, p: 0, minWidth: 0, '&:disabled :is(input, button)': { opacity: 0.5 } };
