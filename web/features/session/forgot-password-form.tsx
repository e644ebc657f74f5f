import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { forgotPassword } from '@muster/domain/session/session-contract.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { FormColumn } from '../../components/form/form-column.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { textLink } from '../../components/text-link.ts';
import { visitorCalls } from '../../data/account/visitor.ts';
import { useForm } from '../../lib/form/use-form.ts';

/** Asks for a way back in; says the same whether the code is known or not. */
export function ForgotPasswordForm() {
  const { t } = useTranslation();
  const [sent, setSent] = useState(false);
  const form = useForm({
    contract: forgotPassword,
    initial: { membercode: '' },
    toBody: (values) => values,
    required: ['membercode'],
    send: async (body) => {
      await visitorCalls.forgotPassword(body);
      setSent(true);
    },
  });
  const back = (
    <Link component={RouterLink} to="/session/signin" sx={textLink}>
      {t('session.forgot.back')}
    </Link>
  );
  if (sent) {
    return (
      <>
        <Alert severity="info" role="status">
          <AlertTitle>{t('session.forgot.sentTitle')}</AlertTitle>
          <Typography sx={{ mb: 1 }}>{t('session.forgot.sentMail')}</Typography>
          <Typography sx={{ mb: 1 }}>{t('session.forgot.sentOffice')}</Typography>
          <Typography>{t('session.forgot.sentSame')}</Typography>
        </Alert>
        {back}
      </>
    );
  }
  return (
    <FormColumn onSubmit={form.submit}>
      <FormField
        {...form.field('membercode')}
        label={t('session.memberCode')}
        autoComplete="username"
        autoFocus
        inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
      />
      <FormProblem form={form} />
      <SubmitButton busy={form.busy} size="large">
        {t('session.forgot.submit')}
      </SubmitButton>
      {back}
    </FormColumn>
  );
}
