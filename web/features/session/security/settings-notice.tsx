import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { noticeLine } from '../../../components/notice-line.ts';

/** Where a member's own way in is set up. */
export const SETTINGS = '/dashboard/member-setting';

interface SettingsNoticeProps {
  readonly text: string;
  /** What the way there is called. */
  readonly way: string;
  /** The part of the settings that it leads to. */
  readonly place: 'password' | 'second-factor';
  /** Puts it away for now, where that can be. */
  readonly onLater: (() => void) | undefined;
}

/** Something that a member is to set up in their settings. */
export function SettingsNotice({ text, way, place, onLater }: SettingsNoticeProps) {
  const { t } = useTranslation();
  return (
    <Alert
      severity="warning"
      sx={{ ...noticeLine, mb: 2 }}
      action={
        <>
          {onLater && (
            <Button color="inherit" onClick={onLater}>
              {t('security.later')}
            </Button>
          )}
          <Button component={RouterLink} to={`${SETTINGS}#${place}`} color="inherit" variant="outlined">
            {way}
          </Button>
        </>
      }
    >
      {text}
    </Alert>
  );
}
