import type { AlertColor } from '@mui/material/Alert';
import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useEffect, useRef, useState } from 'react';
import { untilLoaded } from '../lib/loading/missing-parts.ts';
import { useProblemText } from '../lib/words/problem-text.ts';

/** Nobody waits for it before something was done. */
const Said = lazy(() => untilLoaded(() => import('./said.tsx')));

type Announce = (text: ReactNode, severity?: AlertColor) => void;

export const SnackbarContext = createContext<Announce>(() => undefined);
const HushContext = createContext<() => void>(() => undefined);

/** Says a short word at the foot of the page, of success unless said otherwise (behaviour 2, 9). */
export const useSnackbar = (): Announce => use(SnackbarContext);

/** Says there why something was refused. */
export function useSayProblem(): (problem: unknown) => void {
  const say = useSnackbar();
  const textOf = useProblemText();
  return (problem) => say(textOf(problem), 'error');
}

/** Takes the word away that is still there: over a dialog that opens, it would lie on the buttons of a phone. */
export const useHush = (): (() => void) => use(HushContext);

export function SnackbarProvider({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState<{ text: ReactNode; severity: AlertColor; at: number } | undefined>();
  const [open, setOpen] = useState(false);
  // A dialog that opens as a word is said, such as the one it leads back to, takes away only what was there before.
  const isNew = useRef(false);
  const announce = useCallback<Announce>((text, severity = 'success') => {
    isNew.current = true;
    setSaid({ text, severity, at: Date.now() });
    setOpen(true);
  }, []);
  const hush = useCallback(() => {
    if (!isNew.current) setOpen(false);
  }, []);
  useEffect(() => {
    isNew.current = false;
  });
  useEffect(() => onGoingOn(() => setOpen(false)), []);
  return (
    <SnackbarContext value={announce}>
      <HushContext value={hush}>{children}</HushContext>
      <Suspense>
        {said && <Said key={said.at} text={said.text} severity={said.severity} open={open} onClose={hush} />}
      </Suspense>
    </SnackbarContext>
  );
}

/**
 * Whoever goes to another page by a link or by the way back has done with the word of this one, and it would lie on what the
 * other page is for. A word that leads to another page by itself stays: it was said for that page. Whoever sends a form hears
 * what comes of that: beside why it was refused, that something was saved would be read of the same.
 */
function onGoingOn(hush: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.href && !link.target && link.pathname !== window.location.pathname) hush();
  };
  document.addEventListener('click', follow, { signal, capture: true });
  document.addEventListener('submit', hush, { signal, capture: true });
  window.addEventListener('popstate', hush, { signal });
  return () => leaving.abort();
}
