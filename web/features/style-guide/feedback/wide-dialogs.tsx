import Close from '@mui/icons-material/Close';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import type { ShownDialog } from './shown-dialog.ts';

/** The whole screen, its actions at the top. */
export function FullDialog({ open, onClose }: ShownDialog) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog fullScreen open={open} onClose={onClose} aria-labelledby={id}>
      <AppBar position="sticky" color="default" elevation={0} sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <Toolbar sx={{ gap: 1 }}>
          <IconButton edge="start" aria-label={t('common.close')} onClick={onClose}>
            <Close />
          </IconButton>
          <Typography id={id} variant="h2" sx={{ flex: 1 }}>
            {t('styleGuide.dialog.fullTitle')}
          </Typography>
          <Button variant="contained" onClick={onClose}>
            {t('styleGuide.dialog.save')}
          </Button>
        </Toolbar>
      </AppBar>
      <List>
        <ListItem divider>
          <ListItemText primary={t('styleGuide.dialog.ring')} secondary={t('styleGuide.ringtones.titania')} />
        </ListItem>
        <ListItem>
          <ListItemText primary={t('styleGuide.dialog.bell')} secondary={t('styleGuide.ringtones.triton')} />
        </ListItem>
      </List>
    </Dialog>
  );
}

const widths = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
type Width = (typeof widths)[number];

/** As wide as is chosen inside it. */
export function SizedDialog({ open, onClose }: ShownDialog) {
  const { t } = useTranslation();
  const id = useId();
  const [width, setWidth] = useState<Width>('sm');
  const [full, setFull] = useState(true);
  return (
    <Dialog open={open} onClose={onClose} maxWidth={width} fullWidth={full} aria-labelledby={id}>
      <DialogTitle id={id}>{t('styleGuide.dialog.sizes')}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 320 }}>
          <SelectField
            name="width"
            label={t('styleGuide.dialog.width')}
            value={width}
            options={widths.map((it) => ({ value: it, text: it }))}
            onChange={(it) => setWidth(it as Width)}
          />
          <FormControlLabel
            control={<Switch checked={full} onChange={(_event, on) => setFull(on)} />}
            label={t('styleGuide.dialog.fullWidth')}
          />
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

export function ResponsiveDialog({ open, onClose }: ShownDialog) {
  const { t } = useTranslation();
  return (
    <DialogFrame
      open={open}
      title={t('styleGuide.dialog.location')}
      onClose={onClose}
      closedByVeil
      actions={
        <>
          <Button onClick={onClose}>{t('styleGuide.dialog.disagree')}</Button>
          <Button variant="contained" onClick={onClose}>
            {t('styleGuide.dialog.agree')}
          </Button>
        </>
      }
    >
      <Typography>{t('styleGuide.dialog.locationText')}</Typography>
    </DialogFrame>
  );
}
