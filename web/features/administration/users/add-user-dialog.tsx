import { registerUser, type UserInput } from '@muster/domain/administration/administration-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { PasswordField } from '../../../components/form/password-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { administrationChanges } from '../../../data/administration.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';

const roles = ['GUEST', 'MEMBER', 'HR', 'SA'] as const;

/** Makes an account that can sign in at once; administrators give it a role. */
export function AddUserDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const isAdministrator = useCurrentMember().role === 'SA';
  const add = useMutation(administrationChanges.registerUser);
  const form = useForm({
    contract: registerUser,
    initial: { username: '', email: '', password: '', role: 'GUEST' },
    required: ['username', 'email', 'password'],
    toBody: ({ role, email, ...it }): UserInput => ({
      ...it,
      email: email.trim(),
      ...(isAdministrator ? { role: role as (typeof roles)[number] } : {}),
    }),
    send: async (body) => {
      const { username } = await add.mutateAsync(body);
      say(t('administration.added', { name: username }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('administration.users.add')}
      submit={t('administration.users.add')}
      onClose={onClose}
    >
      <FormField
        {...form.field('username')}
        label={t('administration.users.username')}
        hint={t('administration.users.usernameHint')}
        inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
      />
      <FormField {...form.field('email')} label={t('administration.users.email')} type="email" />
      <PasswordField
        {...form.field('password')}
        label={t('administration.users.password')}
        autoComplete="new-password"
      />
      {isAdministrator && (
        <SelectField
          {...form.field('role')}
          label={t('administration.users.role')}
          hint={t('administration.users.roleHint')}
          options={roles.map((it) => ({ value: it, text: t(`administration.users.roles.${it}`) }))}
        />
      )}
    </FormDialog>
  );
}
