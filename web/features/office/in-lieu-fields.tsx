import { isGivable } from '@muster/domain/attendance/corrections/in-lieu.ts';
import type { CompanySettings } from '@muster/domain/office/settings-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../components/form/form-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { leaveOfficeQueries } from '../../data/leave/leave-office.ts';
import type { SettingsFields } from './use-settings-form.ts';

interface InLieuFieldsProps {
  readonly settings: Pick<CompanySettings, 'inlieu'>;
  readonly form: SettingsFields;
}

/** What work on days off gives: leave of a type whose days may stand for overtime, or overtime alone. */
export function InLieuFields({ settings, form }: InLieuFieldsProps) {
  const { t } = useTranslation();
  const { data: types } = useQuery(leaveOfficeQueries.codes);
  const stored = settings.inlieu;
  const chosen = types?.codes.find((it) => it.leaveid === form.values['inlieu']);
  const offered = types?.codes.filter((it) => it.leaveid === stored || isGivable(it));
  const options = offered?.map((it) => ({ value: it.leaveid, text: it.description }));
  const kept = stored === null ? [] : [{ value: stored, text: stored }];
  const about = { type: chosen?.description ?? '' };
  const none = offered?.length === 0 ? t('company.inLieuNone') : t('company.inLieuHint');
  return (
    <>
      <SelectField
        {...form.field('inlieu')}
        label={t('company.inLieu')}
        hint={chosen && !isGivable(chosen) ? t('company.inLieuNoMore', about) : none}
        options={[{ value: '', text: t('company.inLieuNothing') }, ...(options ?? kept)]}
      />
      {form.values['inlieu'] !== '' && (
        <FormField
          {...form.field('inlieuminutes')}
          label={t('company.inLieuMinutes')}
          hint={chosen && !chosen.halfdays ? t('company.inLieuMinutesWhole', about) : t('company.inLieuMinutesHint')}
          inputProps={{ inputMode: 'numeric' }}
        />
      )}
    </>
  );
}
