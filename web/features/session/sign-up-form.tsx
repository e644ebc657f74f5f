import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { RegistrationMode } from '@muster/domain/office/settings-contract.ts';
import { register } from '@muster/domain/session/session-contract.ts';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router';
import { FormColumn } from '../../components/form/form-column.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { textLink } from '../../components/text-link.ts';
import { visitorCalls } from '../../data/account/visitor.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { NewPasswordFields, useNewPasswordCheck } from './new-password-fields.tsx';

interface SignUpFormProps {
  /** How members sign up here, once it is known. */
  readonly registration?: RegistrationMode | undefined;
}

/** Choosing the first password of a listed member code; signs in. */
export function SignUpForm({ registration }: SignUpFormProps) {
  const { t } = useTranslation();
  const { state, search, hash } = useLocation();
  const given = handedOver(search, hash);
  const checkPassword = useNewPasswordCheck();
  const form = useForm({
    initial: {
      membercode: given('membercode'),
      password: '',
      confirm_password: '',
      code: given('code'),
    },
    contract: register,
    toBody: ({ code, ...values }) => (code.trim() ? { ...values, code: code.trim() } : values),
    required: ['membercode', 'password', 'confirm_password', ...(registration === 'code' ? (['code'] as const) : [])],
    check: (values) => checkPassword(values, values.membercode.trim()),
    send: visitorCalls.register,
  });
  return (
    <FormColumn onSubmit={form.submit}>
      {registration === 'off' && <Alert severity="info">{t('session.signUp.off')}</Alert>}
      <FormField
        {...form.field('membercode')}
        label={t('session.memberCode')}
        autoComplete="username"
        autoFocus={!given('membercode')}
        inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
      />
      <NewPasswordFields fieldOf={form.field} label={t('session.password')} autoFocus={given('membercode') !== ''} />
      <FormField
        {...form.field('code')}
        label={t('session.signUp.code')}
        optional={registration !== 'code'}
        hint={t(registration === 'code' ? 'session.signUp.codeNeeded' : 'session.signUp.codeHint')}
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

/** What the address hands over; a slip's code stands behind the hash, where no server reads it. */
function handedOver(search: string, hash: string): (name: string) => string {
  const [asked, kept] = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  return (name) => kept.get(name) ?? asked.get(name) ?? '';
}
