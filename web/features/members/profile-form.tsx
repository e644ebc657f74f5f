import { type OwnProfile, updateProfile } from '@muster/domain/members/members-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteDialog } from '../../components/dialogs/question-dialog.tsx';
import { FormColumn } from '../../components/form-column.tsx';
import { FormField } from '../../components/form-field.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { PhotoPicker } from '../../components/photo-picker.tsx';
import { useRequired } from '../../components/required-check.ts';
import { useSnackbar } from '../../components/snackbar.tsx';
import { SubmitButton } from '../../components/submit-button.tsx';
import { profileChanges } from '../../data/profile.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { useProblemText } from '../../lib/problem-text.ts';

/** What a member may change of their own record. The photo is saved at once, the rest with Save. */
export function ProfileForm({ profile }: { readonly profile: OwnProfile }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const textOf = useProblemText();
  const required = useRequired();
  const update = useMutation(profileChanges.update);
  const [removing, setRemoving] = useState(false);
  const { membername, phone, email } = profile;
  const form = useContractForm({
    initial: { membername, phone, email },
    contract: updateProfile,
    toBody: (values) => ({ ...values, email: values.email.trim() }),
    check: (values) => required(values, ['membername']),
    send: async (body) => {
      await update.mutateAsync(body);
      say(t('members.profile.saved'));
    },
  });
  const savePhoto = (photo: string | null) =>
    update.mutate(
      { photo },
      {
        onSuccess: () => say(t('members.profile.saved')),
        onError: (problem) => say(textOf(problem), 'error'),
        onSettled: () => setRemoving(false),
      },
    );
  return (
    <>
      <FormColumn onSubmit={form.submit}>
        <PhotoPicker
          name={profile.membername}
          photo={profile.photo}
          onPhoto={savePhoto}
          onRemove={() => setRemoving(true)}
        />
        <FormField
          {...form.field('membername')}
          label={t('members.profile.name')}
          autoComplete="name"
          required
          inputProps={{ maxLength: 100 }}
        />
        <FormField
          {...form.field('phone')}
          label={t('members.profile.phone')}
          type="tel"
          autoComplete="tel"
          inputProps={{ maxLength: 40 }}
        />
        <FormField
          {...form.field('email')}
          label={t('members.profile.email')}
          hint={t('members.profile.emailHint')}
          type="email"
          autoComplete="email"
          inputProps={{ maxLength: 200 }}
        />
        <FormProblem problem={form.problem} />
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
