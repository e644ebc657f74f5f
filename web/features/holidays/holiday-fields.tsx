import type { addHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../components/form/day-field/day-field.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import type { useForm } from '../../lib/form/use-form.ts';
import { HolidaySitesField } from './holiday-sites.tsx';

interface HolidayValues {
  readonly holidaydate: string;
  readonly description: string;
  readonly sites: number[];
}

type HolidayForm = ReturnType<typeof useForm<typeof addHoliday, HolidayValues, never>>;

interface HolidayFieldsProps {
  readonly form: Pick<HolidayForm, 'field'>;
  readonly company: CompanyView;
  readonly today: string;
}

/** What a holiday is: its day, its name and, where there are several, the sites at which it holds. */
export function HolidayFields({ form, company, today }: HolidayFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <DayField
        {...form.field('holidaydate')}
        label={t('holidayOffice.day')}
        picker={{ today, weekStart: company.weekstart }}
      />
      <FormField {...form.field('description')} label={t('holidayOffice.name')} />
      <HolidaySitesField {...form.field('sites')} />
    </>
  );
}
