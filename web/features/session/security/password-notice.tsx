import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router';
import { ownFactors } from '../../../data/account/own-factors.ts';

const SETTINGS = '/dashboard/member-setting';

/** Tells whose password somebody else chose that they are to set one of their own: until then that one knows it. */
export function PasswordNotice() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data: factors } = useQuery(ownFactors);
  if (!factors?.passwordby) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        pathname !== SETTINGS && (
          <Button component={RouterLink} to={SETTINGS} color="inherit">
            {t('security.setPassword')}
          </Button>
        )
      }
    >
      {t('security.passwordBy', { name: factors.passwordby })}
    </Alert>
  );
}
