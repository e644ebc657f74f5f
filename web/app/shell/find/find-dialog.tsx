import Dialog from '@mui/material/Dialog';
import { useTranslation } from 'react-i18next';
import { FindField } from './find-field.tsx';

interface FindDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The search over the top bar, as wide as the screen, with what it finds beneath. */
export default function FindDialog({ open, onClose }: FindDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth={false}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': t('shell.find'),
          sx: {
            m: 0,
            width: '100%',
            maxWidth: '100%',
            borderRadius: 0,
            maxHeight: { xs: '100dvh', md: 'min(100dvh, 640px)' },
            minHeight: { xs: '100dvh', md: 0 },
          },
        },
      }}
    >
      <FindField onClose={onClose} />
    </Dialog>
  );
}
