import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { Beside } from '../specimen.tsx';
import { SIX_SECONDS } from './said-by.tsx';

/** Says what was done, and takes it back. */
export function WithUndo() {
  const { t } = useTranslation();
  const say = useSnackbar();
  const [open, setOpen] = useState(false);
  const undo = () => {
    setOpen(false);
    say(t('styleGuide.snackbar.undone'));
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('styleGuide.snackbar.simple')}
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={SIX_SECONDS}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        message={t('styleGuide.snackbar.archived')}
        action={
          <>
            <Button color="inherit" onClick={undo}>
              {t('styleGuide.snackbar.undo')}
            </Button>
            <IconButton color="inherit" aria-label={t('common.close')} onClick={() => setOpen(false)}>
              <Close />
            </IconButton>
          </>
        }
      />
    </>
  );
}

/** The next message waits until the one before has gone. */
export function OneByOne() {
  const { t } = useTranslation();
  const [queue, setQueue] = useState<readonly ('saidA' | 'saidB')[]>([]);
  const [open, setOpen] = useState(true);
  const [shown] = queue;
  const add = (it: 'saidA' | 'saidB') => {
    setQueue([...queue, it]);
    // Who asks for another has read the one before.
    setOpen(queue.length === 0);
  };
  const gone = () => {
    setQueue(queue.slice(1));
    setOpen(true);
  };
  return (
    <Beside>
      <Button variant="outlined" onClick={() => add('saidA')}>
        {t('styleGuide.snackbar.letters.a')}
      </Button>
      <Button variant="outlined" onClick={() => add('saidB')}>
        {t('styleGuide.snackbar.letters.b')}
      </Button>
      <Snackbar
        open={open && shown !== undefined}
        autoHideDuration={SIX_SECONDS}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        message={shown && t(`styleGuide.snackbar.letters.${shown}`)}
        slotProps={{ transition: { onExited: gone } }}
      />
    </Beside>
  );
}

const MOST = 3;

/** Three at most stand above each other. */
export function Stacked() {
  const { t } = useTranslation();
  const [last, setLast] = useState(0);
  const [shown, setShown] = useState<readonly number[]>([]);
  const add = () => {
    setLast(last + 1);
    setShown([...shown, last + 1].slice(-MOST));
  };
  return (
    <>
      <Button variant="outlined" onClick={add}>
        {t('styleGuide.snackbar.more')}
      </Button>
      <Box
        sx={{ position: 'fixed', left: 16, bottom: { xs: 88, md: 24 }, zIndex: 'snackbar', display: 'grid', gap: 1 }}
      >
        {shown.map((number) => (
          <Alert
            key={number}
            variant="filled"
            severity="info"
            closeText={t('common.close')}
            onClose={() => setShown(shown.filter((it) => it !== number))}
          >
            {t('styleGuide.snackbar.numbered', { number })}
          </Alert>
        ))}
      </Box>
    </>
  );
}
