import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { type EarlyPress, endEarlyPage, readEarlyPress } from '../../../lib/loading/early-page.ts';
import type { PunchAction } from '../press/use-punch-action.ts';

/**
 * Takes the place of the early page: what was pressed there is pressed here, and the keyboard stays where it was. What was
 * pressed with the sign-in, before anybody knew what this button says, counts where it says just that, and not on a day off.
 */
export function useEarlyPress(action: PunchAction, strip: RefObject<HTMLElement | null>, dayOff: boolean): void {
  const takeOver = useEffectEvent((press: EarlyPress, unseen: boolean) => {
    if (!unseen || (press.checktype === action.next && !dayOff)) action.takeOver(press);
  });
  useLayoutEffect(() => {
    const early = readEarlyPress();
    if (!early) return;
    if (early.focused) strip.current?.querySelector<HTMLElement>('[data-next]')?.focus();
    endEarlyPage();
    if (early.press) takeOver(early.press, early.unseen);
  }, [strip]);
}
