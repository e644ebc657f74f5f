import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { inLatinDigits } from '@muster/domain/latin-digits.ts';
import { type MileageTerms, saveMileageTerms } from '@muster/domain/mileage/mileage-contract.ts';
import {
  MAX_RATES,
  type MileageUnit,
  mileageUnits,
  readRate,
  writeRate,
} from '@muster/domain/mileage/mileage-rules.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../../components/dialogs/question-dialog.tsx';
import { DayField } from '../../../components/form/day-field/day-field.tsx';
import { FixedValue } from '../../../components/form/fixed-value.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { companyQueries } from '../../../data/company.ts';
import { mileageChanges } from '../../../data/trips/mileage.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useQuestion } from '../../../lib/form/use-question.ts';

interface RatesDialogProps {
  readonly terms: MileageTerms;
  readonly onClose: () => void;
}

interface TypedRate {
  readonly key: number;
  readonly from: string;
  readonly privaterate: string;
  readonly companyrate: string;
}

const RATES = ['privaterate', 'companyrate'] as const;
const rateOf = (typed: string) => readRate(inLatinDigits(typed));

/** All rates at once, the newest first, each from its day on; without any, nobody is asked what they drove. */
export function RatesDialog({ terms, onClose }: RatesDialogProps) {
  const { t } = useTranslation();
  const { data: company } = useQuery(companyQueries.shown);
  const { form, rates, set, add, remove, renaming } = useRatesForm(terms, onClose);
  const errors = form.errors();
  const unit = t(`mileage.units.${form.values.unit}`);
  return (
    <FormDialog form={form} title={t('mileage.rates.title')} submit={t('common.save')} onClose={onClose}>
      {terms.may.unit ? (
        <SelectField
          {...form.field('unit')}
          label={t('mileage.rates.unit')}
          options={mileageUnits.map((it) => ({ value: it, text: t(`mileage.rates.unitNames.${it}`) }))}
          onChange={(it) => form.change({ unit: it as MileageUnit })}
        />
      ) : (
        <FixedValue
          label={t('mileage.rates.unit')}
          value={t(`mileage.rates.unitNames.${terms.unit}`)}
          hint={t('mileage.rates.unitStays')}
        />
      )}
      <FormField
        {...form.field('currency')}
        label={t('mileage.rates.currency')}
        optional
        inputProps={{ maxLength: 8 }}
      />
      {rates.length < MAX_RATES && (
        <Button variant="outlined" startIcon={<Add />} onClick={add} sx={{ justifySelf: 'start' }}>
          {t('mileage.rates.add')}
        </Button>
      )}
      {rates.map((it, at) => (
        <Box key={it.key} component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 1.5 }}>
          <Typography component="legend" variant="h3" sx={{ p: 0, mb: 1 }}>
            {t('mileage.rates.rate', { number: at + 1 })}
          </Typography>
          <DayField
            name={`rates.${at}.from`}
            label={t('mileage.rates.from')}
            required
            value={it.from}
            error={errors[`rates.${at}.from`]}
            onChange={(from) => set(it.key, { from })}
            picker={{ today: company?.today ?? '', weekStart: company?.weekstart ?? 1 }}
          />
          {RATES.map((name) => (
            <FormField
              key={name}
              name={`rates.${at}.${name}`}
              label={t(`mileage.rates.${name}`, { unit })}
              hint={t(name === 'companyrate' ? 'mileage.rates.companyHint' : 'mileage.rates.rateHint')}
              required
              value={it[name]}
              error={errors[`rates.${at}.${name}`]}
              onChange={(typed) => set(it.key, { [name]: typed })}
              inputProps={{ inputMode: 'decimal', maxLength: 10 }}
            />
          ))}
          <Button color="error" onClick={() => remove(it.key)} sx={{ justifySelf: 'start' }}>
            {t('mileage.rates.remove', { number: at + 1 })}
          </Button>
        </Box>
      ))}
      {renaming.about !== undefined && (
        <QuestionDialog
          open
          title={t('mileage.rates.currencyTitle')}
          text={t('mileage.rates.currencyText')}
          yes={t('common.save')}
          onYes={() => renaming.answer(true)}
          onNo={() => renaming.answer(false)}
        />
      )}
    </FormDialog>
  );
}

const typedRate = (key: number): TypedRate => ({ key, from: '', privaterate: '', companyrate: '0' });

function useRatesForm(terms: MileageTerms, onClose: () => void) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const save = useMutation(mileageChanges.saveTerms);
  const renaming = useQuestion<string>();
  const form = useForm({
    contract: saveMileageTerms,
    initial: () => ({
      unit: terms.unit,
      currency: terms.currency,
      rates: terms.rates.length === 0 ? [typedRate(0)] : terms.rates.map(asTyped).toReversed(),
    }),
    toBody: ({ unit, currency, rates }) => ({
      ...{ unit, currency: currency.trim(), revision: terms.revision },
      rates: rates.map((it) => ({
        from: it.from,
        privaterate: rateOf(it.privaterate) ?? 0,
        companyrate: rateOf(it.companyrate) ?? 0,
      })),
    }),
    check: ({ rates }) => {
      const days = rates.map((it) => it.from);
      return Object.fromEntries(
        rates.flatMap((it, at) => [
          ...(it.from === '' ? [[`rates.${at}.from`, t('common.required')]] : []),
          ...(it.from !== '' && days.lastIndexOf(it.from) > at ? [[`rates.${at}.from`, t('mileage.rates.twice')]] : []),
          ...RATES.filter((name) => rateOf(it[name]) === undefined).map((name) => [
            `rates.${at}.${name}`,
            t(it[name].trim() === '' ? 'common.required' : 'mileage.rates.notRate'),
          ]),
        ]),
      );
    },
    send: async (body) => {
      // Nothing is converted: what is noted already has other money behind its numbers.
      if (body.currency !== terms.currency && !terms.may.unit && !(await renaming.ask(body.currency))) return 'unsent';
      await save.mutateAsync(body);
      say(t('mileage.rates.saved'));
      onClose();
      return undefined;
    },
  });
  const { rates } = form.values;
  return {
    form,
    renaming,
    rates,
    set: (key: number, next: Partial<TypedRate>) =>
      form.change({ rates: rates.map((it) => (it.key === key ? { ...it, ...next } : it)) }),
    add: () => form.change({ rates: [typedRate(1 + Math.max(-1, ...rates.map((it) => it.key))), ...rates] }),
    remove: (key: number) => form.change({ rates: rates.filter((it) => it.key !== key) }),
  };
}

const asTyped = (it: MileageTerms['rates'][number], key: number): TypedRate => ({
  key,
  from: it.from,
  privaterate: writeRate(it.privaterate),
  companyrate: writeRate(it.companyrate),
});
