import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { addFactor } from '@muster/domain/factors/factors-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../components/copy-button.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { QrPicture } from '../../../components/qr-picture.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { securityChanges } from '../../../data/account/security.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { CurrentPassword } from './current-password.tsx';

interface SetUpAppDialogProps {
  /** There is an app already, which this one replaces. */
  readonly again: boolean;
  readonly onClose: () => void;
  readonly onDone: (codes: readonly string[]) => void;
}

interface Begun {
  readonly secret: string;
  readonly uri: string;
}

/** First the password, then the picture for the app and the first code that it shows. */
export function SetUpAppDialog({ again, onClose, onDone }: SetUpAppDialogProps) {
  const [begun, setBegun] = useState<Begun | undefined>();
  return begun ? (
    <ScanDialog {...begun} onClose={onClose} onDone={onDone} />
  ) : (
    <BeginDialog again={again} onClose={onClose} onBegun={setBegun} />
  );
}

interface BeginDialogProps extends Pick<SetUpAppDialogProps, 'again' | 'onClose'> {
  readonly onBegun: (it: Begun) => void;
}

function BeginDialog({ again, onClose, onBegun }: BeginDialogProps) {
  const { t } = useTranslation();
  const add = useMutation(securityChanges.add);
  const form = useForm({
    contract: addFactor,
    initial: { current: '' },
    toBody: ({ current }) => ({ kind: 'totp' as const, current }),
    required: ['current'],
    send: async (body) => {
      const { secret, uri } = await add.mutateAsync(body);
      if (secret && uri) onBegun({ secret, uri });
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(again ? 'security.app.move' : 'security.app.setUp')}
      submit={t('security.app.begin')}
      onClose={onClose}
    >
      {again && <Typography>{t('security.app.moveText')}</Typography>}
      <CurrentPassword field={form.field('current')} />
    </FormDialog>
  );
}

function ScanDialog({ secret, uri, onClose, onDone }: Begun & Pick<SetUpAppDialogProps, 'onClose' | 'onDone'>) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const add = useMutation(securityChanges.add);
  const form = useForm({
    contract: addFactor,
    initial: { code: '' },
    toBody: ({ code }) => ({ kind: 'totp' as const, code: code.trim() }),
    required: ['code'],
    send: async (body) => {
      const { recovery } = await add.mutateAsync(body);
      onDone(recovery);
      if (recovery.length === 0) onClose();
      say(t('security.app.done'));
    },
  });
  return (
    <FormDialog form={form} title={t('security.app.scanTitle')} submit={t('security.app.confirm')} onClose={onClose}>
      <Typography>{t('security.app.scan')}</Typography>
      <Box sx={{ display: 'grid', justifyItems: 'center' }}>
        <QrPicture text={uri} label={t('security.app.picture')} size={50} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {/* On the phone that has the app there is nothing to read a picture with. */}
        <Button variant="outlined" href={uri}>
          {t('security.app.open')}
        </Button>
        <CopyButton text={secret}>{t('security.app.copy')}</CopyButton>
      </Box>
      <div>
        <Typography color="textSecondary">{t('security.app.byHand')}</Typography>
        <Typography sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }}>
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Typography>
      </div>
      <FormField
        {...form.field('code')}
        label={t('security.app.code')}
        autoComplete="one-time-code"
        inputProps={{ inputMode: 'numeric', spellCheck: false }}
      />
    </FormDialog>
  );
}
