import Box from '@mui/material/Box';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../components/form/day-field/day-field.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { useToday } from '../../lib/time/now.ts';
import { auditNouns } from './audit-words.ts';

/** What the log is narrowed by; empty where it is not. What is searched for is who did it. */
export const noSearch = { from: '', to: '', search: '', about: '' };
export type AuditSearch = typeof noSearch;

interface AuditFiltersProps {
  readonly company: CompanyView;
  readonly search: AuditSearch;
  readonly onSearch: (search: AuditSearch) => void;
}

export function AuditFilters({ company, search, onSearch }: AuditFiltersProps) {
  const { t } = useTranslation();
  const picker = { today: useToday(company), weekStart: company.weekstart };
  const set = (next: Partial<AuditSearch>) => onSearch({ ...search, ...next });
  return (
    <Box sx={columns}>
      <SelectField
        name="about"
        label={t('audit.about')}
        value={search.about}
        onChange={(about) => set({ about })}
        options={[
          { value: '', text: t('audit.everything') },
          ...auditNouns.map((it) => ({ value: it, text: t(`audit.nouns.${it}`) })),
        ]}
      />
      <FormField
        name="actor"
        label={t('audit.actor')}
        value={search.search}
        onChange={(actor) => set({ search: actor })}
        inputProps={{ maxLength: 32, autoCapitalize: 'characters', autoComplete: 'off' }}
      />
      <DayField
        name="from"
        label={t('audit.from')}
        value={search.from}
        onChange={(from) => set({ from })}
        picker={picker}
      />
      <DayField name="to" label={t('audit.to')} value={search.to} onChange={(to) => set({ to })} picker={picker} />
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  // An open calendar takes the whole width.
  '& > :has([role=grid])': { gridColumn: '1 / -1' },
};
