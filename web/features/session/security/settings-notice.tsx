import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { noticeLine } from '../../../components/notice-line.ts';

/** Where a member's own way in is set up. */
export const SETTINGS = '/dashboard/member-setting';

interface SettingsNoticeProps {
  readonly text: string;
  /** The same in the flow of a phone's pages, where each line pushes the page further down. */
  readonly brief: string;
  /** What the way there is called. */
  readonly way: string;
  /** The part of the settings that it leads to. */
  readonly place: 'password' | 'second-factor';
  /** Puts it away for now, where that can be. */
  readonly onLater: (() => void) | undefined;
}

/** Something that a member is to set up in their settings. */
export function SettingsNotice({ text, brief, way, place, onLater }: SettingsNoticeProps) {
  const { t } = useTranslation();
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const isBrief = phone && !onLater;
  return (
    <Alert
      severity="warning"
      icon={isBrief ? false : undefined}
      sx={{ ...noticeLine, mb: 2, ...(isBrief && inOneLine) }}
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
      {isBrief ? brief : text}
    </Alert>
  );
}

const inOneLine = { py: 0, '& .MuiAlert-message': { flex: '1 1 120px' } };
