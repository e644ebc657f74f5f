import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { type Ringtone, ringtoneNames } from '../ringtone-names.ts';
import type { ShownDialog } from './shown-dialog.ts';

/** One of fourteen; what is chosen holds with OK alone. */
export function RingtoneDialog({ open, onClose }: ShownDialog) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const [kept, setKept] = useState<Ringtone>('dione');
  const [chosen, setChosen] = useState<Ringtone>(kept);
  const cancel = () => {
    setChosen(kept);
    onClose();
  };
  const ok = () => {
    setKept(chosen);
    onClose();
    say(t('styleGuide.dialog.chosen', { name: t(`styleGuide.ringtones.${chosen}`) }));
  };
  return (
    <DialogFrame
      open={open}
      title={t('styleGuide.dialog.ringtone')}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{t('common.cancel')}</Button>
          <Button variant="contained" onClick={ok}>
            {t('common.ok')}
          </Button>
        </>
      }
    >
      <RadioGroup
        aria-label={t('styleGuide.dialog.ringtone')}
        name="ringtone"
        value={chosen}
        onChange={(_event, next) => setChosen(next as Ringtone)}
      >
        {ringtoneNames.map((it) => (
          <FormControlLabel key={it} value={it} control={<Radio />} label={t(`styleGuide.ringtones.${it}`)} />
        ))}
      </RadioGroup>
    </DialogFrame>
  );
}
