import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { useDiscardQuestion } from '../../../components/form/discard-question.tsx';
import { FormColumn } from '../../../components/form/form-column.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import type { ShownDialog } from './shown-dialog.ts';

/** One field. Nothing is sent from the style guide, so the form stands on its own. */
export function SubscribeDialog({ open, onClose }: ShownDialog) {
  return open ? <OpenDialog onClose={onClose} /> : null;
}

function OpenDialog({ onClose }: Pick<ShownDialog, 'onClose'>) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const { leave, question } = useDiscardQuestion({ filled: email !== '' }, onClose);
  const wrong = !/^[^\s@]+@[^\s@]+$/.test(email);
  return (
    <>
      <DialogFrame
        open
        closedByVeil
        title={t('styleGuide.dialog.subscribe')}
        onClose={leave}
        actions={
          <>
            <Button onClick={leave}>{t('common.cancel')}</Button>
            <SubmitButton form="subscribe" busy={false}>
              {t('styleGuide.dialog.send')}
            </SubmitButton>
          </>
        }
      >
        <FormColumn
          id="subscribe"
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            if (wrong) return;
            say(t('styleGuide.dialog.subscribed'), 'info');
            onClose();
          }}
        >
          <Typography>{t('styleGuide.dialog.subscribeText')}</Typography>
          <FormField
            name="email"
            label={t('styleGuide.dialog.email')}
            value={email}
            onChange={setEmail}
            required
            autoFocus
            error={tried && wrong ? t('styleGuide.dialog.emailWrong') : undefined}
            inputProps={{ inputMode: 'email' }}
          />
        </FormColumn>
      </DialogFrame>
      {question}
    </>
  );
}
