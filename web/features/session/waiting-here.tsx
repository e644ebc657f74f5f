import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useAllPunches } from '../../data/attendance/waiting-punches.ts';

/**
 * How many check-ins wait on this device, for whoever signs in. Whose they are and from when is not said: the next one at a
 * shared phone may be somebody else.
 */
export default function WaitingHere() {
  const { t } = useTranslation();
  const count = useAllPunches().filter((it) => !it.refused && !it.underWay).length;
  if (count === 0) return null;
  return (
    <Alert severity="info" role="status" icon={<CloudOff />}>
      {t('session.waitHere', { count })}
    </Alert>
  );
}
