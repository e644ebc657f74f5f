import WrongLocation from '@mui/icons-material/WrongLocationOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOW_AND_WIDE } from '../../lib/look/low-screen.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { useFollow } from './use-follow.ts';

interface RetryDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly subtitle: string;
  readonly message: string;
  /** Where Retry leads, after `onRetry` has reset what stood in the way. */
  readonly url: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
  /** Something else is the way on now, and Retry stands back. */
  readonly quiet?: boolean;
  /** The button of the other way out. */
  readonly action?: ReactNode;
  /** What there is to say of the other way out. */
  readonly beneath?: ReactNode;
  /** Another way out, such as a form. */
  readonly children?: ReactNode;
}

/** Something stands in the way that may be gone on the next try (behaviour 2). */
export function RetryDialog(props: RetryDialogProps) {
  const { t } = useTranslation();
  const follow = useFollow();
  const retry = () => {
    props.onRetry();
    follow(props.url);
  };
  return (
    <DialogFrame
      open={props.open}
      title={props.title}
      titleIcon={<WrongLocation color="warning" />}
      onClose={props.onClose}
      {...(props.children ? { maxWidth: 'sm' } : {})}
      actions={
        <>
          <Button onClick={props.onClose}>{t('common.cancel')}</Button>
          <Button variant={props.quiet ? 'outlined' : 'contained'} onClick={retry}>
            {t('common.retry')}
          </Button>
          {props.action}
        </>
      }
    >
      <Box sx={props.children ? columns : {}}>
        <div>
          <Typography variant="h3">{props.subtitle}</Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {props.message}
          </Typography>
          {props.beneath}
        </div>
        {props.children}
      </Box>
    </DialogFrame>
  );
}

/** What stands in the way, and beneath it, on low screens beside it, the other way out. */
const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [LOW_AND_WIDE]: { gap: 3, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
