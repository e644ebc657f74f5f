import Button from '@mui/material/Button';
import Snackbar, { type SnackbarProps } from '@mui/material/Snackbar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export const SIX_SECONDS = 6000;

interface SaidByProps {
  readonly button: string;
  readonly snackbar: Partial<SnackbarProps>;
}

/** A button, and a message that comes in its own way when it is pressed. */
export function SaidBy({ button, snackbar }: SaidByProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {button}
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={SIX_SECONDS}
        onClose={() => setOpen(false)}
        message={t('styleGuide.snackbar.messages.short')}
        {...snackbar}
      />
    </>
  );
}
