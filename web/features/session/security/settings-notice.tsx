import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link as RouterLink, useLocation } from 'react-router';

/** Where a member's own way in is set up. */
export const SETTINGS = '/dashboard/member-setting';

interface SettingsNoticeProps {
  readonly text: string;
  /** What the way to the settings is called; it is left out where it would lead nowhere. */
  readonly way: string;
}

/** Above every page: something that a member is to set up in their settings. */
export function SettingsNotice({ text, way }: SettingsNoticeProps) {
  const { pathname } = useLocation();
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        pathname !== SETTINGS && (
          <Button component={RouterLink} to={SETTINGS} color="inherit">
            {way}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}
