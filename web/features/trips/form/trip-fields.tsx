import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/form-field.tsx';
import { CompetitorField } from './competitor-field.tsx';
import { TripDays, type TripDaysProps } from './trip-days.tsx';
import { TripPurpose, type TripPurposeProps } from './trip-purpose.tsx';

/** Everything of a trip but its crew. */
export function TripFields(props: TripPurposeProps & TripDaysProps) {
  const { t } = useTranslation();
  const { form, draft } = props.trip;
  return (
    <>
      <TripPurpose {...props} />
      <TripDays {...props} />
      <CompetitorField
        chosen={draft.competitors}
        onChange={(competitors) => form.change({ competitors }, 'competitor')}
        error={form.errors()['competitor']}
      />
      <FormField {...form.field('remark')} label={t('trips.form.remark')} optional multiline />
    </>
  );
}
