import Typography from '@mui/material/Typography';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { useTranslation } from 'react-i18next';

/** Who decided in whose place, where somebody stood in. */
export function DecidedBy({
  leave: { decidedby, decidedfor },
}: {
  readonly leave: Pick<LeaveView, 'decidedby' | 'decidedfor'>;
}) {
  const { t } = useTranslation();
  if (decidedby === null || decidedfor === null) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {t('deputies.decidedBy')}: {t('deputies.inPlace', { deputy: decidedby, manager: decidedfor })}
    </Typography>
  );
}
