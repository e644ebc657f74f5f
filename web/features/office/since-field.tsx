import FormHelperText from '@mui/material/FormHelperText';
import { useQuery } from '@tanstack/react-query';
import { DayField } from '../../components/form/day-field/day-field.tsx';
import type { FieldProps } from '../../components/form/field.tsx';
import { companyQueries } from '../../data/company.ts';

interface SinceFieldProps extends Omit<FieldProps, 'hint'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Stands beneath beside the weekday that the field tells itself. */
  readonly about: string;
  readonly weekStart: number;
}

/** The day from which on something holds for the whole company. */
export function SinceField({ weekStart, about, ...field }: SinceFieldProps) {
  const { data: company } = useQuery(companyQueries.shown);
  return (
    <div>
      <DayField {...field} picker={{ today: company?.today ?? '', weekStart }} />
      <FormHelperText sx={{ m: 0, mt: 0.5, fontSize: '0.8125rem' }}>{about}</FormHelperText>
    </div>
  );
}
