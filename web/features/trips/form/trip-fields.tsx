import Box from '@mui/material/Box';
import { showDay } from '@muster/domain/calendar/day.ts';
import { eachDay } from '@muster/domain/calendar/span.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../components/day-field/day-field.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { lookupQueries } from '../../../data/lookups.ts';
import { useTripWords } from '../trip-words.ts';
import { CompetitorField } from './competitor-field.tsx';
import { ReadOnlyField } from './read-only-field.tsx';
import type { TripForm } from './use-trip-form.ts';

interface TripFieldsProps {
  readonly form: TripForm;
  readonly company: CompanyView;
  readonly today: string;
  readonly changing: TripView | undefined;
  readonly errors: Readonly<Partial<Record<string, string>>>;
  /** What the car is taken by on these days, as far as is known while the form is filled in. */
  readonly carConflict: string | undefined;
}

/** Everything of a trip but its crew. */
export function TripFields({ form, company, today, changing, errors, carConflict }: TripFieldsProps) {
  const { t } = useTranslation();
  const words = useTripWords();
  const types = useQuery(lookupQueries.tripTypes);
  const groups = useQuery(lookupQueries.groups);
  const cars = useQuery(lookupQueries.cars);
  const { draft, states, statesQuery } = form;
  const optional = (label: string) => `${label} (${t('common.optional')})`;
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
          name="triptypeid"
          label={t('trips.form.type')}
          value={draft.triptypeid}
          options={choices(
            t('trips.form.choose'),
            types.data?.map((it) => ({ value: String(it.triptypeid), text: it.description })),
            changing && { value: String(changing.triptypeid), text: changing.triptype },
          )}
          onChange={(triptypeid) => form.set({ triptypeid })}
          error={errors['triptypeid']}
          hint={listHint(types)}
        />
        <SelectField
          name="groupno"
          label={t('trips.form.group')}
          value={draft.groupno}
          options={choices(
            t('trips.form.choose'),
            groups.data?.map((it) => ({ value: it.groupno, text: it.groupno })),
            draft.groupno ? { value: draft.groupno, text: draft.groupno } : undefined,
          )}
          onChange={(groupno) => form.set({ groupno })}
          error={errors['groupno']}
          hint={listHint(groups)}
        />
        <SelectField
          name="stateid"
          label={t('trips.form.state')}
          value={draft.stateid}
          options={choices(
            t('trips.form.choose'),
            states.map((it) => ({ value: it.merge_state, text: it.merge_state })),
            draft.stateid ? { value: draft.stateid, text: draft.stateid } : undefined,
          )}
          onChange={form.setState}
          error={errors['stateid']}
          hint={listHint(statesQuery) ?? (states.length === 0 ? t('trips.form.noStates') : undefined)}
        />
        <FormField
          name="milelist"
          label={optional(t('trips.form.miles'))}
          value={draft.milelist}
          onChange={(milelist) => form.set({ milelist })}
          error={errors['milelist']}
          hint={t('trips.form.milesHint')}
          inputProps={{ inputMode: 'decimal', maxLength: 40 }}
        />
      </Box>
      <Box sx={sideBySide}>
        <DayField
          name="departuredate"
          label={t('trips.form.departure')}
          day={draft.departuredate}
          onDay={form.setDeparture}
          error={errors['departuredate']}
          picker={picker}
        />
        <Box component="fieldset" disabled={locked} sx={lockable}>
          <DayField
            key={locked ? 'locked' : 'open'}
            name="arrivaldate"
            label={t('trips.form.arrival')}
            day={draft.arrivaldate}
            onDay={(arrivaldate) => form.set({ arrivaldate })}
            error={errors['arrivaldate']}
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
          value={words.days(form.period)}
          error={errors['period']}
        />
        <SelectField
          name="carcode"
          label={optional(t('trips.form.car'))}
          value={draft.carcode}
          options={choices(
            t('trips.form.noCar'),
            cars.data?.map((it) => ({ value: it.carcode, text: it.carcode })),
            draft.carcode ? { value: draft.carcode, text: draft.carcode } : undefined,
          )}
          onChange={(carcode) => form.set({ carcode })}
          error={errors['carcode'] ?? carConflict}
          hint={listHint(cars)}
        />
      </Box>
      <CompetitorField
        label={optional(t('trips.form.competitor'))}
        chosen={draft.competitors}
        onChange={(competitors) => form.set({ competitors })}
        error={errors['competitor']}
      />
      <FormField
        name="remark"
        label={optional(t('trips.form.remark'))}
        value={draft.remark}
        onChange={(remark) => form.set({ remark })}
        error={errors['remark']}
        multiline
        inputProps={{ maxLength: 1000 }}
      />
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
