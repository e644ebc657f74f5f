import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { noticeLine } from '../../../components/notice-line.ts';

interface YearEndNoticeProps extends Pick<AlertProps, 'sx' | 'children'> {
  readonly onLook: () => void;
}

/** That the run of a year's end would do something, with the way to look at it. */
export function YearEndNotice({ onLook, sx, ...alert }: YearEndNoticeProps) {
  const { t } = useTranslation();
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" variant="outlined" onClick={onLook}>
          {t('yearEnd.look')}
        </Button>
      }
      {...alert}
      sx={{ ...noticeLine, ...sx }}
    />
  );
}
