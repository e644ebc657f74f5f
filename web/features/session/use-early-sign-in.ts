import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { type EarlySignIn, endEarlyPage, readEarlySignIn } from '../../lib/loading/early-page.ts';

/** Takes the place of the early page: what was typed there stands in this form, what was pressed is sent by it. */
export function useEarlySignIn(
  place: RefObject<HTMLFormElement | null>,
  change: (typed: EarlySignIn['values']) => void,
): void {
  const takeOver = useEffectEvent(change);
  useLayoutEffect(() => {
    const early = readEarlySignIn();
    const form = place.current;
    if (!early || !form) return;
    takeOver(early.values);
    // Before the other goes, or a phone would put its keyboard away.
    if (early.focused) form.querySelector<HTMLInputElement>(`[name=${early.focused}]`)?.focus();
    endEarlyPage();
    // Once what was typed is drawn.
    if (early.pressed) setTimeout(() => form.requestSubmit());
  }, [place]);
}
