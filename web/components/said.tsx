import Alert, { type AlertColor } from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { LOW_SCREEN } from '../lib/look/low-screen.ts';

/** Ten seconds (behaviour 2, 9). */
const DURATION = 10_000;

interface SaidProps {
  readonly text: ReactNode;
  readonly severity: AlertColor;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A short word at the foot of the page, beside it: who has the screen read hears nothing of a page that a dialog lies over. */
export default function Said({ text, severity, open, onClose }: SaidProps) {
  const { t } = useTranslation();
  return createPortal(
    <Snackbar
      open={open}
      autoHideDuration={DURATION}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      sx={{
        bottom: {
          xs: 'calc(72px + var(--decisions, 0px) + env(safe-area-inset-bottom))',
          sm: 'calc(72px + env(safe-area-inset-bottom))',
          md: 24,
        },
        [LOW_SCREEN]: overHeading,
      }}
    >
      <Alert
        variant="filled"
        severity={severity}
        closeText={t('common.close')}
        onClose={onClose}
        sx={{ alignItems: 'center' }}
      >
        {text}
      </Alert>
    </Snackbar>,
    document.body,
  );
}

/** On low screens the foot is half of what is in sight, and the heading is what can be spared. */
const overHeading = {
  top: 'calc(4px + env(safe-area-inset-top))',
  bottom: 'auto',
  width: 'max-content',
  maxWidth: 'calc(100% - 16px)',
  '& .MuiAlert-root': { py: 0 },
};
