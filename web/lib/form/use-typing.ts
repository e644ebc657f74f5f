import { useRef, useState } from 'react';
import { isSameForm, type Values, withNewerTyping } from './form-values.ts';

/** What is typed into a form, and what of it is saved. `initial` is looked at once. */
export function useTyping<V extends Values>(initial: V | (() => V)) {
  const [values, setValues] = useState(initial);
  const [saved, setSaved] = useState(values);
  const latest = useRef(values);
  const show = (next: V) => {
    latest.current = next;
    setValues(next);
  };
  return {
    values,
    /** Something was typed that is not saved. */
    filled: !isSameForm(values, saved),
    /** What is typed by now, drawn or not. */
    now: () => latest.current,
    change: (patch: Partial<V>) => show({ ...latest.current, ...patch }),
    /** Goes on with what was stored, but for what was typed since it was sent. */
    goOn: (sent: V, stored: V) => {
      show(withNewerTyping(latest.current, sent, stored));
      setSaved(stored);
    },
  };
}
