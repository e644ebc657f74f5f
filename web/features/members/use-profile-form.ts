import { type OwnProfile, updateProfile } from '@muster/domain/members/profile-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../components/snackbar.tsx';
import { profileChanges } from '../../data/account/profile.ts';
import { changedMeanwhile } from '../../lib/form/changed-meanwhile.ts';
import { useForm } from '../../lib/form/use-form.ts';

/**
 * How a member is reached, as they change it. Saving names the revision that the form began with, since the office keeps
 * the same; another mail address wants the password, and one that is to be confirmed is so with it.
 */
export function useProfileForm(profile: OwnProfile) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const update = useMutation(profileChanges.update);
  const [base, setBase] = useState(profile);
  const isNewMail = (values: { readonly email: string }) => values.email.trim() !== base.email;
  const form = useForm({
    initial: shown(profile),
    contract: updateProfile,
    toBody: ({ current, ...values }) => ({
      phone: values.phone,
      email: values.email.trim(),
      revision: base.revision,
      ...((isNewMail(values) || (base.mailtoconfirm && current)) && { current }),
    }),
    check: (values) => (isNewMail(values) && !values.current ? { current: t('common.required') } : {}),
    send: async (body) => {
      const stored = await update.mutateAsync(body);
      setBase(stored);
      say(t('members.profile.saved'));
      return shown(stored);
    },
  });
  const versions = changedMeanwhile(form, base, (stored) => {
    setBase(stored);
    return shown(stored);
  });
  const newMail = isNewMail(form.values);
  return { form, newMail, toConfirm: base.mailtoconfirm && !newMail, ...versions };
}

const shown = ({ phone, email }: OwnProfile) => ({ phone, email, current: '' });
