import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { PendingLeave } from '@muster/domain/leave/leave-contract.ts';
import { useTranslation } from 'react-i18next';

/** The rules that a request breaks by now, or what stays after an early return, each in a sentence; nothing where it breaks none. */
export function BrokenRules({ breaks, returnfrom }: Pick<PendingLeave, 'breaks' | 'returnfrom'>) {
  const { t } = useTranslation();
  if (breaks.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {returnfrom ? t('leave.approvals.staysTitle') : t('leave.approvals.breaksTitle')}
      {breaks.map(({ code, params }) => (
        <Typography key={code} variant="body2">
          {t(`leave.approvals.breaks.${code}`, params as { day: string })}
        </Typography>
      ))}
    </Alert>
  );
}
