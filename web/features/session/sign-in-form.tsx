import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { signIn } from '@muster/domain/session/session-contract.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { FormColumn } from '../../components/form/form-column.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { textLink } from '../../components/text-link.ts';
import { visitorCalls } from '../../data/account/visitor.ts';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { useEarlySignIn } from './use-early-sign-in.ts';

/** Signing in; where the member then lands is the guard's business. */
export function SignInForm() {
  const { t } = useTranslation();
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const { endedBy } = useSession();
  const { notice, membercode = '' } = toldBefore(state);
  const form = useForm({
    contract: signIn,
    checkedThere: true,
    initial: { membercode, password: '' },
    toBody: (values) => values,
    required: ['membercode', 'password'],
    send: async (body) => {
      try {
        await visitorCalls.signIn(body);
      } catch (problem) {
        if (!(problem instanceof ApiProblem && problem.code === 'SECOND_FACTOR_REQUIRED')) throw problem;
        await navigate({ pathname: '/session/second', search }, { state: { ...state, second: problem.data } });
      }
    },
  });
  const place = useRef<HTMLFormElement>(null);
  useEarlySignIn(place, form.change);
  return (
    <FormColumn ref={place} onSubmit={form.submit}>
      {notice && <Alert severity="success">{notice}</Alert>}
      {endedBy === 'daily' && !notice && <Alert severity="info">{t('session.ended')}</Alert>}
      {endedBy === 'server' && !notice && <Alert severity="info">{t('session.over')}</Alert>}
      <FormField
        {...form.field('membercode')}
        label={t('session.memberCode')}
        autoComplete="username"
        autoFocus
        inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
      />
      <PasswordField {...form.field('password')} label={t('session.password')} autoComplete="current-password" />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: -1 }}>
        <Link component={RouterLink} to="/session/forgot-password" sx={textLink}>
          {t('session.signIn.forgot')}
        </Link>
      </Box>
      <FormProblem form={form} />
      <SubmitButton busy={form.busy} size="large">
        {t('session.signIn.submit')}
      </SubmitButton>
      <PasskeyButton />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        {t('session.signIn.new')}
        <Link component={RouterLink} to={{ pathname: '/session/signup', search }} state={state} sx={textLink}>
          {t('session.signIn.register')}
        </Link>
      </Box>
    </FormColumn>
  );
}

interface ToldBefore {
  readonly notice?: string;
  readonly membercode?: string;
}

/** From the page before: the new password is set, the company is ready, and who has just made it. */
const toldBefore = (state: unknown): ToldBefore => (state ?? {}) as ToldBefore;
