import Typography from '@mui/material/Typography';
import type { MileageEntry, MileageTerms } from '@muster/domain/mileage/mileage-contract.ts';
import { amountOf, rateOn } from '@muster/domain/mileage/mileage-rules.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../components/form/day-field/day-field.tsx';
import { DraftNotice } from '../../../components/form/draft-notice.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { FormProblem } from '../../../components/form/form-problem.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { companyQueries } from '../../../data/company.ts';
import { useMileageWords } from './mileage-words.ts';
import { type DrivenFacts, useDrivenForm } from './use-driven-form.ts';

interface DrivenDialogProps extends DrivenFacts {
  readonly trip: Pick<TripView, 'id' | 'carcode'>;
  readonly terms: Pick<MileageTerms, 'unit' | 'currency' | 'rates'>;
  /** The days that may be chosen; null where only what is noted is changed. */
  readonly days: { readonly from: string; readonly to: string } | null;
  readonly changing: MileageEntry | undefined;
  /** What the member noted last on this trip. */
  readonly before: MileageEntry | undefined;
  readonly onClose: () => void;
}

/** What somebody drove on a trip: the two readings of a company car, or the distance in their own. */
export function DrivenDialog({ trip, terms, cars, days, changing, before, onClose }: DrivenDialogProps) {
  const { t } = useTranslation();
  const words = useMileageWords(terms);
  const { data: company } = useQuery(companyQueries.shown);
  const zone = company?.zone ?? 'UTC';
  const asked = { trip, cars, days, changing, before, zone, onClose };
  const { form, draft, chooseCar, driven, last, first } = useDrivenForm(asked);
  const unit = t(`mileage.units.${terms.unit}`);
  const { carcode, drivenon } = form.values;
  const kept = changing?.carcode && !cars.some((it) => it.carcode === changing.carcode) ? [changing.carcode] : [];
  const options = [...kept, ...cars.map((it) => it.carcode)].map((it) => ({ value: it, text: it }));
  const holds = rateOn(terms.rates, drivenon);
  const rate = (carcode ? holds?.companyrate : holds?.privaterate) ?? 0;
  const numeric = { inputMode: 'numeric', maxLength: 8 } as const;
  return (
    <FormDialog
      form={form}
      title={t('mileage.form.title')}
      submit={t('common.save')}
      draft={draft}
      onClose={onClose}
      problem={
        <>
          <FormProblem form={form} />
          {form.again && !changing && <Typography color="textSecondary">{t('mileage.form.kept')}</Typography>}
        </>
      }
    >
      <DraftNotice draft={draft} zone={zone} />
      <DayField
        {...form.field('drivenon')}
        label={t('mileage.form.day')}
        picker={{ today: company?.today ?? '', weekStart: company?.weekstart ?? 1 }}
      />
      <SelectField
        {...form.field('carcode')}
        label={t('mileage.form.car')}
        options={[{ value: '', text: t('mileage.form.own') }, ...options]}
        onChange={chooseCar}
      />
      {carcode ? (
        <>
          <FormField
            {...form.field('odometerstart')}
            autoFocus={first === 'odometerstart'}
            label={t('mileage.form.start', { unit })}
            hint={last === null ? undefined : t('mileage.form.startHint', { last })}
            inputProps={numeric}
          />
          <FormField
            {...form.field('odometerend')}
            autoFocus={first === 'odometerend'}
            label={t('mileage.form.end', { unit })}
            inputProps={numeric}
          />
        </>
      ) : (
        <FormField
          {...form.field('distance')}
          autoFocus={first === 'distance'}
          label={t('mileage.form.distance', { unit })}
          inputProps={{ ...numeric, maxLength: 4 }}
        />
      )}
      <Typography role="status">
        {driven === undefined
          ? ''
          : t('mileage.form.together', {
              distance: words.formula({ distance: driven, rate, amount: amountOf(driven, rate) }),
            })}
      </Typography>
      <FormField {...form.field('remark')} label={t('mileage.form.remark')} optional multiline />
    </FormDialog>
  );
}
