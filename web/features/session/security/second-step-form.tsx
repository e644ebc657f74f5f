import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { finishSignIn } from '@muster/domain/factors/factors-contract.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { FormColumn } from '../../../components/form/form-column.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { FormProblem } from '../../../components/form/form-problem.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { textLink } from '../../../components/text-link.ts';
import { secondStep } from '../../../data/account/second-step.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { PasskeyButton } from '../passkey-button.tsx';
import type { WaitingSignIn } from '../waiting-sign-in.ts';

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function SecondStepForm({ ticket, factors }: WaitingSignIn) {
  const { t } = useTranslation();
  const [recovering, setRecovering] = useState(!factors.includes('totp'));
  const form = useForm({
    contract: finishSignIn,
    initial: { code: '' },
    toBody: ({ code }) => ({ ticket, code: code.trim() }),
    required: ['code'],
    send: secondStep.finish,
  });
  const swap = () => {
    setRecovering(!recovering);
    form.change({ code: '' });
  };
  return (
    <FormColumn onSubmit={form.submit}>
      <FormField
        {...form.field('code')}
        key={String(recovering)}
        label={t(recovering ? 'security.second.recovery' : 'security.second.code')}
        hint={t(recovering ? 'security.second.recoveryHint' : 'security.second.codeHint')}
        autoComplete="one-time-code"
        autoFocus
        inputProps={{ inputMode: recovering ? 'text' : 'numeric', autoCapitalize: 'characters', spellCheck: false }}
      />
      <FormProblem form={form} />
      <SubmitButton busy={form.busy} size="large">
        {t('security.second.submit')}
      </SubmitButton>
      {factors.includes('passkey') && <PasskeyButton waiting={ticket} />}
      {factors.includes('totp') && factors.includes('recovery') && (
        <Button onClick={swap}>{t(recovering ? 'security.second.useApp' : 'security.second.useRecovery')}</Button>
      )}
      {recovering && <Typography color="textSecondary">{t('security.second.lost')}</Typography>}
      <Link component={RouterLink} to="/session/signin" sx={textLink}>
        {t('security.second.back')}
      </Link>
    </FormColumn>
  );
}
