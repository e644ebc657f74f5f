import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { endEarlyPage, readEarlyPress } from '../../../lib/early-page.ts';
import type { PunchAction } from '../use-punch-action.ts';

/** Takes the place of the early page: what was pressed there is pressed here, and the keyboard stays where it was. */
export function useEarlyPress(action: PunchAction, strip: RefObject<HTMLElement | null>): void {
  const takeOver = useEffectEvent(action.takeOver);
  useLayoutEffect(() => {
    const early = readEarlyPress();
    if (!early) return;
    if (early.focused) strip.current?.querySelector<HTMLElement>('[data-next]')?.focus();
    endEarlyPage();
    if (early.press) takeOver(early.press);
  }, [strip]);
}
