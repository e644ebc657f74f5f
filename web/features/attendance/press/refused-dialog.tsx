import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CheckType } from '@muster/domain/attendance/attendance-contract.ts';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import type { LocationRefusal } from '../../../lib/device/location.ts';

interface RefusedDialogProps {
  readonly reason: LocationRefusal;
  readonly checktype: CheckType;
  readonly onRetry: () => void;
  readonly onWithout: () => void;
  readonly onClose: () => void;
}

/** The browser gives no location: why, what to do, and the way on without. */
export default function RefusedDialog({ reason, checktype, onRetry, onWithout, onClose }: RefusedDialogProps) {
  const { t } = useTranslation();
  return (
    <DialogFrame
      open
      sheet
      title={t('attendance.refused.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button onClick={onWithout}>
            {checktype === 'in' ? t('attendance.refused.withoutIn') : t('attendance.refused.withoutOut')}
          </Button>
          <Button variant="contained" onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
        </>
      }
    >
      <Typography sx={{ fontWeight: 600 }}>{t(`attendance.refused.${reason}`)}</Typography>
      <Typography sx={{ mt: 1 }}>{t(`attendance.refused.${reason}Help`)}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {t('attendance.refused.note')}
      </Typography>
    </DialogFrame>
  );
}
