import Alert from '@mui/material/Alert';
import type { OwnProfile } from '@muster/domain/members/profile-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../components/changed-meanwhile.tsx';
import { DeleteDialog } from '../../components/dialogs/question-dialog.tsx';
import { UnsavedQuestion } from '../../components/form/discard-question.tsx';
import { FixedValue } from '../../components/form/fixed-value.tsx';
import { FormColumn } from '../../components/form/form-column.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { PhotoField } from '../../components/form/photo-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useSayProblem, useSnackbar } from '../../components/snackbar.tsx';
import { profileChanges } from '../../data/account/profile.ts';
import { useProfileForm } from './use-profile-form.ts';

/** What a member may change of their own record. The photo is saved at once, the rest with Save. */
export function ProfileForm({ profile }: { readonly profile: OwnProfile }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const update = useMutation(profileChanges.update);
  const [removing, setRemoving] = useState(false);
  const { form, newMail, toConfirm, theirs, takeTheirs, keepMine } = useProfileForm(profile);
  const savePhoto = (photo: string | null) =>
    update.mutate(
      { photo },
      {
        onSuccess: () => say(t('members.profile.saved')),
        onError: sayProblem,
        onSettled: () => setRemoving(false),
      },
    );
  return (
    <>
      <FormColumn onSubmit={form.submit}>
        <PhotoField
          name="photo"
          label={t('members.profile.photo')}
          of={profile.membername}
          photo={profile.photo}
          busy={update.isPending}
          onPhoto={savePhoto}
          onRemove={() => setRemoving(true)}
        />
        <FixedValue label={t('members.profile.name')} value={profile.membername} hint={t('members.profile.nameHint')} />
        <FormField {...form.field('phone')} label={t('members.profile.phone')} type="tel" autoComplete="tel" />
        <FormField
          {...form.field('email')}
          label={t('members.profile.email')}
          hint={t('members.profile.emailHint')}
          type="email"
          autoComplete="email"
        />
        {toConfirm && <Alert severity="warning">{t('members.profile.toConfirm')}</Alert>}
        {(newMail || toConfirm) && (
          <PasswordField
            {...form.field('current')}
            required={newMail}
            label={t('security.current')}
            hint={t('security.currentMail')}
            autoComplete="current-password"
          />
        )}
        {theirs && (
          <ChangedMeanwhile
            fields={(['phone', 'email'] as const).map((name) => ({
              label: t(`members.profile.${name}`),
              opened: form.opened[name],
              typed: form.values[name],
              stored: theirs[name],
            }))}
            onTheirs={takeTheirs}
            onMine={keepMine}
          />
        )}
        {!theirs && <FormProblem form={form} />}
        <UnsavedQuestion form={form} />
        <SubmitButton busy={form.busy} sx={{ alignSelf: { sm: 'flex-start' } }}>
          {t('common.save')}
        </SubmitButton>
      </FormColumn>
      <DeleteDialog
        open={removing}
        busy={update.isPending}
        onYes={() => savePhoto(null)}
        onNo={() => setRemoving(false)}
      />
    </>
  );
}
