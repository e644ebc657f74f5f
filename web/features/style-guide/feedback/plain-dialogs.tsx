import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Person from '@mui/icons-material/PersonOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Slide from '@mui/material/Slide';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteDialog, QuestionDialog } from '../../../components/dialogs/question-dialog.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import type { ShownDialog } from './shown-dialog.ts';

const accounts = ['first', 'second', 'add'] as const;

/** A choice closes it. */
export function AccountDialog({ open, onClose }: ShownDialog) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const id = useId();
  const choose = (name: string) => {
    onClose();
    say(t('styleGuide.dialog.chosen', { name }));
  };
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('styleGuide.dialog.account')}</DialogTitle>
      <List sx={{ pt: 0 }}>
        {accounts.map((it) => (
          <ListItem key={it} disablePadding>
            <ListItemButton onClick={() => choose(t(`styleGuide.dialog.accounts.${it}`))}>
              <ListItemIcon>{it === 'add' ? <Add /> : <Person />}</ListItemIcon>
              <ListItemText primary={t(`styleGuide.dialog.accounts.${it}`)} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Dialog>
  );
}

export function LocationDialog({ open, onClose }: ShownDialog) {
  const { t } = useTranslation();
  return (
    <QuestionDialog
      open={open}
      title={t('styleGuide.dialog.location')}
      text={t('styleGuide.dialog.locationText')}
      yes={t('styleGuide.dialog.agree')}
      no={t('styleGuide.dialog.disagree')}
      onYes={onClose}
      onNo={onClose}
    />
  );
}

/** Comes from below. */
export function SlidingDialog({ open, onClose }: ShownDialog) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      slots={{ transition: Slide }}
      slotProps={{ transition: { direction: 'up' } as object }}
    >
      <DialogTitle id={id}>{t('styleGuide.dialog.location')}</DialogTitle>
      <DialogContent>{t('styleGuide.dialog.locationText')}</DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{t('styleGuide.dialog.disagree')}</Button>
        <Button variant="contained" onClick={onClose}>
          {t('styleGuide.dialog.agree')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Something to read, with a cross in its corner. */
export function ReadingDialog({ open, onClose }: ShownDialog) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="sm">
      <DialogTitle id={id} sx={{ pr: 8 }}>
        {t('styleGuide.dialog.reading')}
      </DialogTitle>
      <IconButton aria-label={t('common.close')} onClick={onClose} sx={{ position: 'absolute', right: 8, top: 10 }}>
        <Close />
      </IconButton>
      <DialogContent dividers>
        <Typography>{t('styleGuide.dialog.readingText')}</Typography>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('common.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export function RemoveDialog({ open, onClose }: ShownDialog) {
  return <DeleteDialog open={open} onYes={onClose} onNo={onClose} />;
}
