import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { undoMailChange } from '@muster/domain/members/members-contract.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { FormColumn } from '../../components/form/form-column.tsx';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { textLink } from '../../components/text-link.ts';
import { undoMail } from '../../data/account/undo-mail.ts';
import { useForm } from '../../lib/form/use-form.ts';

/** Brings the mail address of before back; by a button, since programs that read mails open their links too. */
export function UndoMailForm({ token }: { readonly token: string }) {
  const { t } = useTranslation();
  const [done, setDone] = useState(false);
  const form = useForm({
    initial: { token },
    contract: undoMailChange,
    toBody: (values) => values,
    inFull: true,
    send: async (body) => {
      await undoMail(body);
      setDone(true);
    },
  });
  if (done) {
    return (
      <>
        <Alert severity="success" role="status">
          {t('security.undoMail.done')}
        </Alert>
        <Link component={RouterLink} to="/session/forgot-password" sx={textLink}>
          {t('security.undoMail.next')}
        </Link>
      </>
    );
  }
  if (!token) return <Alert severity="warning">{t('security.undoMail.noToken')}</Alert>;
  return (
    <FormColumn onSubmit={form.submit}>
      <Typography>{t('security.undoMail.what')}</Typography>
      <FormProblem form={form} />
      <SubmitButton busy={form.busy} size="large">
        {t('security.undoMail.submit')}
      </SubmitButton>
    </FormColumn>
  );
}
