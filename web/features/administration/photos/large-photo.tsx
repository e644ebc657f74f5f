import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Photo } from '@muster/domain/administration/administration-contract.ts';
import { showDay } from '@muster/domain/calendar/day.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from './picture.tsx';

/** A picture as large as the screen allows. */
export function LargePhoto({ photo, onClose }: { readonly photo: Photo; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog open fullScreen={phone} fullWidth maxWidth="md" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{photo.title}</DialogTitle>
      <DialogContent>
        <Picture path={photo.path} title={photo.title} size="full" height="65dvh" />
        <Typography sx={{ mt: 2 }}>{photo.description}</Typography>
        {photo.takenon && (
          <Typography color="textSecondary">
            {t('administration.photos.takenOn')} {showDay(photo.takenon)}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
