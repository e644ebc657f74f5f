import { useEffect, useEffectEvent } from 'react';

/**
 * Lets a control keep its form from being sent, before the form itself hears of it.
 * @param formOf the form that the control stands in
 * @param mayHold whether to listen at all
 * @param hold whether it is kept, asked each time it would be sent
 */
export function useHeldSubmit(
  formOf: () => HTMLFormElement | null | undefined,
  mayHold: boolean,
  hold: (form: HTMLFormElement) => boolean,
): void {
  const find = useEffectEvent(formOf);
  const isHeld = useEffectEvent(hold);
  useEffect(() => {
    const form = mayHold ? find() : undefined;
    if (!form) return undefined;
    const listen = (event: Event) => {
      if (!isHeld(form)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    form.addEventListener('submit', listen, { capture: true });
    return () => form.removeEventListener('submit', listen, { capture: true });
  }, [mayHold]);
}
