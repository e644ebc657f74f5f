import Box from '@mui/material/Box';
import { showDay } from '@muster/domain/calendar/day.ts';
import { eachDay } from '@muster/domain/calendar/span.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../components/form/day-field/day-field.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { lookupQueries } from '../../../data/lookups.ts';
import { useTripWords } from '../trip-words.ts';
import { CompetitorField } from './competitor-field.tsx';
import { ReadOnlyField } from './read-only-field.tsx';
import type { TripForm } from './use-trip-form.ts';

interface TripFieldsProps {
  readonly trip: TripForm;
  readonly company: CompanyView;
  readonly today: string;
  readonly changing: TripView | undefined;
  /** What the car is taken by on these days, as far as is known while the form is filled in. */
  readonly carConflict: string | undefined;
}

/** Everything of a trip but its crew. */
export function TripFields({ trip, company, today, changing, carConflict }: TripFieldsProps) {
  const { t } = useTranslation();
  const words = useTripWords();
  const types = useQuery(lookupQueries.tripTypes);
  const groups = useQuery(lookupQueries.groups);
  const cars = useQuery(lookupQueries.cars);
  const { form, draft, places, placesQuery } = trip;
  const listHint = (...lists: { isError: boolean; isPending: boolean }[]) =>
    lists.some((it) => it.isError)
      ? t('trips.form.listFailed')
      : lists.some((it) => it.isPending)
        ? t('shell.loading')
        : undefined;
  const chosen = new Set(eachDay(draft.departuredate, draft.arrivaldate || draft.departuredate));
  const picker = { today, weekStart: company.weekstart, isPicked: (day: string) => chosen.has(day) };
  const locked = !changing && !draft.departuredate;
  return (
    <>
      <Box sx={sideBySide}>
        {changing && (
          <ReadOnlyField name="trip_assigmentno" label={t('trips.form.number')} value={changing.trip_assigmentno} />
        )}
        <Box sx={changing ? {} : { gridColumn: '1 / -1' }}>
          <ReadOnlyField
            name="trip_assignmentdate"
            label={t('trips.form.date')}
            value={showDay(changing?.trip_assignmentdate ?? today)}
          />
        </Box>
        <SelectField
          {...form.field('triptypeid')}
          label={t('trips.form.type')}
          options={choices(
            t('trips.form.choose'),
            types.data?.map((it) => ({ value: String(it.triptypeid), text: it.description })),
            changing && { value: String(changing.triptypeid), text: changing.triptype },
          )}
          hint={listHint(types)}
        />
        <SelectField
          {...form.field('groupno')}
          label={t('trips.form.group')}
          options={choices(
            t('trips.form.choose'),
            groups.data?.map((it) => ({ value: it.groupno, text: it.groupno })),
            draft.groupno ? { value: draft.groupno, text: draft.groupno } : undefined,
          )}
          hint={listHint(groups)}
        />
        <SelectField
          {...form.field('stateid')}
          label={t('trips.form.place')}
          value={draft.stateid}
          options={choices(
            t('trips.form.choose'),
            places.map((it) => ({ value: it.merge_state, text: it.merge_state })),
            draft.stateid ? { value: draft.stateid, text: draft.stateid } : undefined,
          )}
          onChange={trip.setPlace}
          hint={listHint(placesQuery) ?? (places.length === 0 ? t('trips.form.noPlaces') : undefined)}
        />
        <FormField
          {...form.field('milelist')}
          label={t('trips.form.miles')}
          optional
          value={draft.milelist}
          hint={t('trips.form.milesHint')}
          inputProps={{ inputMode: 'decimal' }}
        />
      </Box>
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
            {...form.field('arrivaldate')}
            label={t('trips.form.arrival')}
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
          error={form.errors()['carcode'] ?? carConflict}
          hint={listHint(cars)}
        />
      </Box>
      <CompetitorField
        chosen={draft.competitors}
        onChange={(competitors) => form.change({ competitors }, 'competitor')}
        error={form.errors()['competitor']}
      />
      <FormField {...form.field('remark')} label={t('trips.form.remark')} optional multiline />
    </>
  );
}

interface Choice {
  readonly value: string;
  readonly text: string;
}

/** An empty choice, then the list; what is chosen already is there even while, or although, the list is not. */
function choices(empty: string, list: readonly Choice[] = [], chosen?: Choice): Choice[] {
  const missing = chosen && !list.some((it) => it.value === chosen.value) ? [chosen] : [];
  return [{ value: '', text: empty }, ...missing, ...list];
}

const sideBySide = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  // An open calendar takes the whole width.
  '& > :has([role=grid])': { gridColumn: '1 / -1' },
};

/** A fieldset switches everything in it off at once, the calendar button included. */
const lockable = { border: 0, m: 0, p: 0, minWidth: 0, '&:disabled :is(input, button)': { opacity: 0.5 } };
