import Block from '@mui/icons-material/BlockOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from './dialog-frame.tsx';

/** The warning to a suspended member (behaviour 8); it can only be confirmed. */
export default function SuspensionDialog({ onOk }: { readonly onOk: () => void }) {
  const { t } = useTranslation();
  return (
    <DialogFrame
      open
      sheet
      role="alertdialog"
      title={t('common.suspendedTitle')}
      titleIcon={<Block color="error" />}
      actions={
        <Button variant="contained" onClick={onOk} autoFocus>
          {t('common.ok')}
        </Button>
      }
    >
      <Typography>{t('common.suspendedText')}</Typography>
    </DialogFrame>
  );
}
