import Alert, { type AlertColor } from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Announce = (text: ReactNode, severity?: AlertColor) => void;

const SnackbarContext = createContext<Announce>(() => undefined);
const HushContext = createContext<() => void>(() => undefined);

/** Ten seconds, success unless said otherwise (behaviour 2, 9). */
const DURATION = 10_000;

/** Says a short word at the foot of the page. */
export const useSnackbar = (): Announce => use(SnackbarContext);

/** Takes the word away that is still there: over a dialog that opens, it would lie on the buttons of a phone. */
export const useHush = (): (() => void) => use(HushContext);

export function SnackbarProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [said, setSaid] = useState<{ text: ReactNode; severity: AlertColor; at: number } | undefined>();
  const [open, setOpen] = useState(false);
  const announce = useCallback<Announce>((text, severity = 'success') => {
    setSaid({ text, severity, at: Date.now() });
    setOpen(true);
  }, []);
  const hush = useCallback(() => setOpen(false), []);
  return (
    <SnackbarContext value={announce}>
      <HushContext value={hush}>{children}</HushContext>
      <Snackbar
        key={said?.at ?? 0}
        open={open}
        autoHideDuration={DURATION}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        sx={{ bottom: { xs: 'calc(72px + env(safe-area-inset-bottom))', md: 24 } }}
      >
        <Alert
          variant="filled"
          severity={said?.severity ?? 'success'}
          closeText={t('common.close')}
          onClose={hush}
          sx={{ alignItems: 'center' }}
        >
          {said?.text}
        </Alert>
      </Snackbar>
    </SnackbarContext>
  );
}
