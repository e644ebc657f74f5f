import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LOW_SCREEN } from '../../lib/look/low-screen.ts';
import { SavedWord } from '../saved-word.tsx';
import { useSnackbar } from '../snackbar.tsx';
import { DialogFrame } from './dialog-frame.tsx';

/** Milliseconds for which what was saved stands before the screen goes on (behaviour 2, 9). */
const STANDS = 2000;

interface SavedDialogProps {
  readonly title: string;
  /** The short word about it. */
  readonly word: string;
  /** Where the short word leads back to. */
  readonly viewAt: string;
  /** What was saved, to be read. */
  readonly children: ReactNode;
}

/** In place of a form that is saved: what was saved, and by itself, or at once by Enter or a click, on to the landing page. */
export function SavedDialog({ title, word, viewAt, children }: SavedDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const navigate = useNavigate();
  const goOn = () => void navigate('/');
  const goOnLater = useEffectEvent(goOn);
  useEffect(() => {
    const waiting = setTimeout(() => goOnLater(), STANDS);
    return () => clearTimeout(waiting);
  }, []);
  useEffect(() => say(<SavedWord text={word} to={viewAt} />), [say, word, viewAt]);
  return (
    <DialogFrame
      open
      atOnce
      maxWidth="sm"
      title={title}
      onClose={goOn}
      closedByVeil
      actions={
        <Button variant="contained" autoFocus onClick={goOn}>
          {t('saved.goOn')}
        </Button>
      }
    >
      {/* Above what may be longer than a phone, and where the short word does not lie. */}
      <Alert severity="success" variant="outlined" role="status" sx={{ mb: 2, [LOW_SCREEN]: { mb: 1, py: 0 } }}>
        {t('saved.goesOn')}
      </Alert>
      {children}
    </DialogFrame>
  );
}
