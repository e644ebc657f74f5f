import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { register } from '@muster/domain/session/session-contract.ts';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router';
import { FormColumn } from '../../components/form/form-column.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { textLink } from '../../components/text-link.ts';
import { visitorCalls } from '../../data/visitor.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { NewPasswordFields, useNewPasswordCheck } from './new-password-fields.tsx';

/** Choosing the first password of a listed member code; signs in. */
export function SignUpForm() {
  const { t } = useTranslation();
  const { state, search } = useLocation();
  const checkPassword = useNewPasswordCheck();
  const form = useForm({
    initial: {
      membercode: '',
      password: '',
      confirm_password: '',
      code: new URLSearchParams(search).get('code') ?? '',
    },
    contract: register,
    toBody: ({ code, ...values }) => (code.trim() ? { ...values, code: code.trim() } : values),
    required: ['membercode', 'password', 'confirm_password'],
    check: (values) => checkPassword(values, values.membercode.trim()),
    send: visitorCalls.register,
  });
  return (
    <FormColumn onSubmit={form.submit}>
      <FormField
        {...form.field('membercode')}
        label={t('session.memberCode')}
        autoComplete="username"
        autoFocus
        inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
      />
      <NewPasswordFields fieldOf={form.field} label={t('session.password')} />
      <FormField
        {...form.field('code')}
        label={t('session.signUp.code')}
        optional
        hint={t('session.signUp.codeHint')}
        autoComplete="one-time-code"
      />
      <FormProblem form={form} />
      <SubmitButton busy={form.busy} size="large">
        {t('session.signUp.submit')}
      </SubmitButton>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        {t('session.signUp.known')}
        <Link component={RouterLink} to={{ pathname: '/session/signin', search }} state={state} sx={textLink}>
          {t('session.signUp.signIn')}
        </Link>
      </Box>
    </FormColumn>
  );
}
