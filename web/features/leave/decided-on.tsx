import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { showInstant } from '../../lib/time/show-time.ts';

interface DecidedOnProps {
  readonly decidedat: string;
  readonly decidedby: string | null;
  readonly zone: string;
}

/** When something was decided, and by whom. */
export function DecidedOn({ decidedat, decidedby, zone }: DecidedOnProps) {
  const { t } = useTranslation();
  const at = showInstant(decidedat, zone);
  return (
    <Typography variant="body2" color="textSecondary">
      {decidedby === null ? t('leave.decided.on', { at }) : t('leave.decided.onBy', { at, name: decidedby })}
    </Typography>
  );
}
