import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { tripStates } from '@muster/domain/trips/trip-days.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterButton, FilterSheet, useFiltersAside } from '../../../components/filters.tsx';
import { DayField } from '../../../components/form/day-field/day-field.tsx';
import { SearchField } from '../../../components/form/search-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { lookupQueries } from '../../../data/lists/lookup-lists.ts';
import { tripQueries } from '../../../data/trips/trips.ts';
import { countFilters, isBackwards, noFilters, type TripFilters } from './trip-filters.ts';

interface TripFilterBarProps {
  readonly company: CompanyView;
  readonly today: string;
  readonly filters: TripFilters;
  readonly onFilters: (filters: TripFilters) => void;
  /** The calendar has its own span: the month that it shows. */
  readonly withSpan: boolean;
}

/** The search, always in sight, and the filters behind their button. */
export function TripFilterBar({ company, today, filters, onFilters, withSpan }: TripFilterBarProps) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const set = (next: Partial<TripFilters>) => onFilters({ ...filters, ...next });
  const aside = useFiltersAside();
  const fields = <Filters id={id} company={company} today={today} filters={filters} set={set} withSpan={withSpan} />;
  const count = countFilters(withSpan ? filters : { ...filters, from: '', to: '' });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}>
        <Box sx={{ flex: '1 1 8.75rem', maxWidth: { md: 420 } }}>
          <SearchField
            label={t('trips.filters.search')}
            value={filters.search}
            onChange={(search) => set({ search })}
            endAdornment={
              <InputAdornment position="end">
                <Search aria-hidden />
              </InputAdornment>
            }
          />
        </Box>
        <FilterButton
          count={count}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        />
        {count > 0 && (
          <Button onClick={() => onFilters({ ...noFilters, search: filters.search })}>
            {t('trips.filters.clear')}
          </Button>
        )}
      </Box>
      {open && !aside && fields}
      {aside && (
        <FilterSheet open={open} onClose={() => setOpen(false)}>
          {fields}
        </FilterSheet>
      )}
    </Box>
  );
}

interface FiltersProps extends Omit<TripFilterBarProps, 'onFilters'> {
  readonly id: string;
  readonly set: (next: Partial<TripFilters>) => void;
}

function Filters({ id, company, today, filters, set, withSpan }: FiltersProps) {
  const { t } = useTranslation();
  const types = useQuery(lookupQueries.tripTypes);
  const groups = useQuery(lookupQueries.groupOptions);
  const places = useQuery(tripQueries.places(filters.triptypeid));
  const any = { value: '', text: t('trips.filters.any') };
  const picker = { today, weekStart: company.weekstart };
  return (
    <Box id={id} role="group" aria-label={t('filters.open')} sx={columns}>
      <SelectField
        name="triptypeid"
        label={t('trips.form.type')}
        value={filters.triptypeid}
        options={[any, ...(types.data ?? []).map((it) => ({ value: String(it.triptypeid), text: it.description }))]}
        onChange={(triptypeid) => set({ triptypeid, stateid: '' })}
      />
      <SelectField
        name="stateid"
        label={t('trips.form.place')}
        value={filters.stateid}
        options={[any, ...(places.data ?? []).map((it) => ({ value: it.merge_state, text: it.merge_state }))]}
        onChange={(stateid) => set({ stateid })}
      />
      <SelectField
        name="groupno"
        label={t('trips.form.group')}
        value={filters.groupno}
        options={[any, ...(groups.data ?? [])]}
        onChange={(groupno) => set({ groupno })}
      />
      <SelectField
        name="state"
        label={t('trips.list.standing')}
        value={filters.state}
        options={[any, ...tripStates.map((it) => ({ value: it, text: t(`trips.standing.${it}`) }))]}
        onChange={(state) => set({ state })}
      />
      {withSpan && (
        <>
          <DayField
            name="from"
            label={t('trips.filters.from')}
            value={filters.from}
            onChange={(from) => set({ from })}
            picker={picker}
          />
          <DayField
            name="to"
            label={t('trips.filters.to')}
            value={filters.to}
            onChange={(to) => set({ to })}
            error={isBackwards(filters) ? t('trips.filters.backwards') : undefined}
            picker={picker}
          />
        </>
      )}
      <FormControlLabel
        sx={besideFields}
        control={
          <Checkbox checked={filters.mine === 'yes'} onChange={(_event, mine) => set({ mine: mine ? 'yes' : '' })} />
        }
        label={t('trips.filters.mine')}
      />
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  // An open calendar takes the whole width.
  '& > :has([role=grid])': { gridColumn: '1 / -1' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
};

/** In the line of the fields, beneath where they have their labels. */
const besideFields = { minHeight: 46, mt: { lg: 3.25 } };
