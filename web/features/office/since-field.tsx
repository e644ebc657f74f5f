import FormHelperText from '@mui/material/FormHelperText';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../components/form/day-field/day-field.tsx';
import type { FieldProps } from '../../components/form/field.tsx';
import { companyQueries } from '../../data/company.ts';

interface CountedFromFieldProps extends Omit<FieldProps, 'label' | 'hint'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly weekStart: number;
}

/** The first day of which attendance is counted: a company that begins today has nobody absent last week. */
export function CountedFromField({ weekStart, ...field }: CountedFromFieldProps) {
  const { t } = useTranslation();
  const { data: company } = useQuery(companyQueries.shown);
  return (
    <div>
      <DayField {...field} label={t('company.countedFrom')} picker={{ today: company?.today ?? '', weekStart }} />
      <FormHelperText>{t('company.countedFromHint')}</FormHelperText>
    </div>
  );
}
