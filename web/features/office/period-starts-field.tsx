import { periodStarts } from '@muster/domain/attendance/periods/pay-period.ts';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../components/form/field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { periodQueries } from '../../data/attendance/periods.ts';
import { companyQueries } from '../../data/company.ts';
import { showMonth } from '../../lib/time/show-time.ts';

interface PeriodStartsFieldProps extends Omit<FieldProps, 'label' | 'hint'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** As it is stored. */
  readonly stored: number;
}

/** The days that a pay period runs, by the day of a month on which it starts. */
export const periodText = (t: TFunction, first: number): string =>
  first === 1 ? t('company.periodWhole') : t('company.periodFrom', { first, last: first - 1 });

/** On which day of a month pay periods start. Another choice says which days the coming periods would have. */
export function PeriodStartsField({ stored, ...field }: PeriodStartsFieldProps) {
  const { t, i18n } = useTranslation();
  const isOther = field.value !== String(stored);
  const { data: company } = useQuery({ ...companyQueries.shown, enabled: isOther });
  const { data: periods } = useQuery({ ...periodQueries.startingOn(field.value), enabled: isOther });
  const coming = isOther && company ? (periods ?? []).filter((it) => it.to >= company.today).slice(0, 2) : [];
  const would = coming.map(({ month, from, to }) =>
    t('company.periodWould', { month: showMonth(`${month}-01`, i18n.language), from, to }),
  );
  return (
    <SelectField
      {...field}
      label={t('company.periodStarts')}
      hint={[t('company.periodStartsHint'), ...would].join(' ')}
      options={starts.map((first) => ({ value: String(first), text: periodText(t, first) }))}
    />
  );
}

const starts = Array.from({ length: periodStarts.most }, (_, n) => n + periodStarts.least);
