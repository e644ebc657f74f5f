import type { Day } from '@muster/domain/calendar/company-time.ts';
import { dayParts } from '@muster/domain/calendar/day-part.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../components/form/field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { leaveQueries } from '../../data/leave/leave.ts';
import { useLeaveWords } from './leave-words.ts';

interface DayPartFieldProps extends FieldProps {
  /** Empty for the whole day. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whose day it is: the halves are those of their shift. */
  readonly membercode: string;
  readonly day: Day;
}

/** How much of the one day is taken. */
export function DayPartField({ membercode, day, ...field }: Omit<DayPartFieldProps, 'label'>) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const { data: times } = useQuery(leaveQueries.halves(membercode, day));
  const halves = dayParts.map((value) => ({ value: value as string, text: words.part(value, times?.[value]) }));
  const options = [{ value: '', text: t('leave.parts.day') }, ...halves];
  return <SelectField {...field} label={t('leave.form.part')} options={options} />;
}
