import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from './dialog-frame.tsx';
import { useFollow } from './use-follow.ts';

interface ConfirmationDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly message: string;
  readonly timeLabel: string;
  readonly time: string;
  /** Where OK leads. */
  readonly url: string;
  readonly onOk: () => void;
}

/** What was recorded, and when; OK leads on (behaviour 2). */
export function ConfirmationDialog(props: ConfirmationDialogProps) {
  const { t } = useTranslation();
  const follow = useFollow();
  const ok = () => {
    props.onOk();
    follow(props.url);
  };
  return (
    <DialogFrame
      open={props.open}
      sheet
      title={props.title}
      titleIcon={<CheckCircle color="success" />}
      onClose={ok}
      actions={
        <Button variant="contained" onClick={ok} autoFocus>
          {t('common.ok')}
        </Button>
      }
    >
      <Typography>{props.message}</Typography>
      <Box sx={{ mt: 2 }}>
        <Typography color="textSecondary">{props.timeLabel}</Typography>
        <Typography sx={{ fontSize: '2rem', fontWeight: 600, lineHeight: 1.2 }}>{props.time}</Typography>
      </Box>
    </DialogFrame>
  );
}
