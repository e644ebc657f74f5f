import { type OwnProfile, updateProfile } from '@muster/domain/members/members-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../components/snackbar.tsx';
import { profileChanges } from '../../data/profile.ts';
import { useForm } from '../../lib/form/use-form.ts';

/**
 * How a member is reached, as they change it. Saving names the revision that the form began with, since the office keeps
 * the same; another mail address wants the password.
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
      ...(isNewMail(values) && { current }),
    }),
    check: (values) => (isNewMail(values) && !values.current ? { current: t('common.required') } : {}),
    send: async (body) => {
      const stored = await update.mutateAsync(body);
      setBase(stored);
      say(t('members.profile.saved'));
      return shown(stored);
    },
  });
  const stored = form.problem?.code === 'CHANGED_MEANWHILE' ? (form.problem.data as OwnProfile | undefined) : undefined;
  const theirs = stored && stored.revision !== base.revision ? stored : undefined;
  const goOnFrom = (go: (it: ReturnType<typeof shown>) => void) => () => {
    if (!theirs) return;
    setBase(theirs);
    go(shown(theirs));
  };
  return {
    form,
    isNewMail: isNewMail(form.values),
    /** The record as somebody else has saved it meanwhile, until it is said which of both shall be. */
    theirs,
    takeTheirs: goOnFrom(form.takeTheirs),
    keepMine: goOnFrom(form.keepMine),
  };
}

const shown = ({ phone, email }: OwnProfile) => ({ phone, email, current: '' });
