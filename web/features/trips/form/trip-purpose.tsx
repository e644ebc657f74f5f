import Box from '@mui/material/Box';
import { showDay } from '@muster/domain/calendar/day.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/form-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { lookupQueries } from '../../../data/lists/lookup-lists.ts';
import { ReadOnlyField } from './read-only-field.tsx';
import { choices, sideBySide, useListWords } from './trip-lists.ts';
import type { TripForm } from './use-trip-form.ts';

export interface TripPurposeProps {
  readonly trip: TripForm;
  readonly today: string;
  readonly changing: TripView | undefined;
}

/** What kind of trip it is, whose, and where it leads. */
export function TripPurpose({ trip, today, changing }: TripPurposeProps) {
  const { t } = useTranslation();
  const listWords = useListWords();
  const types = useQuery(lookupQueries.tripTypes);
  const groups = useQuery(lookupQueries.groupOptions);
  const { form, draft, places, placesQuery } = trip;
  return (
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
        {...listWords(types, { error: form.errors()['triptypeid'] })}
      />
      <SelectField
        {...form.field('groupno')}
        label={t('trips.form.group')}
        options={choices(
          t('trips.form.choose'),
          groups.data,
          draft.groupno ? { value: draft.groupno, text: draft.groupno } : undefined,
        )}
        {...listWords(groups, {
          error: form.errors()['groupno'],
          hint: groups.data?.length === 0 ? t('trips.form.noGroups') : undefined,
        })}
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
        {...listWords(placesQuery, {
          error: form.errors()['stateid'],
          hint: places.length === 0 ? t('trips.form.noPlaces') : undefined,
        })}
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
  );
}
