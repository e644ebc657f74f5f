import type { CompanySettings } from '@muster/domain/office/office-contract.ts';
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

/** What work on days off gives: leave of a type whose days are counted, or overtime alone. */
export function InLieuFields({ settings, form }: InLieuFieldsProps) {
  const { t } = useTranslation();
  const { data: types } = useQuery(leaveOfficeQueries.codes);
  const stored = settings.inlieu;
  const isOffered = (it: { leaveid: string; unlimited: boolean; retired: boolean }) =>
    it.leaveid === stored || !(it.unlimited || it.retired);
  const options = types?.codes.filter(isOffered).map((it) => ({ value: it.leaveid, text: it.description }));
  const kept = stored === null ? [] : [{ value: stored, text: stored }];
  return (
    <>
      <SelectField
        {...form.field('inlieu')}
        label={t('company.inLieu')}
        hint={t('company.inLieuHint')}
        options={[{ value: '', text: t('company.inLieuNothing') }, ...(options ?? kept)]}
      />
      {form.values['inlieu'] !== '' && (
        <FormField
          {...form.field('inlieuminutes')}
          label={t('company.inLieuMinutes')}
          hint={t('company.inLieuMinutesHint')}
          inputProps={{ inputMode: 'numeric' }}
        />
      )}
    </>
  );
}
