import { dayParts } from '@muster/domain/calendar/day-part.ts';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../components/form/field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';

interface DayPartFieldProps extends FieldProps {
  /** Empty for the whole day. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** How much of the one day is taken. */
export function DayPartField(field: Omit<DayPartFieldProps, 'label'>) {
  const { t } = useTranslation();
  const halves = dayParts.map((value) => ({ value: value as string, text: t(`leave.parts.${value}`) }));
  const options = [{ value: '', text: t('leave.parts.day') }, ...halves];
  return <SelectField {...field} label={t('leave.form.part')} options={options} />;
}
