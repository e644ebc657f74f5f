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
    /** What the form began with, or went on with last. */
    opened: saved,
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
    /** Goes on with what somebody else stored, but for what was typed here. */
    takeOver: (stored: Partial<V>) => {
      const theirs = { ...saved, ...stored };
      show(withNewerTyping(latest.current, saved, theirs));
      setSaved(theirs);
    },
    /** Begins again with what somebody else stored. */
    beginWith: (stored: Partial<V>) => {
      const theirs = { ...saved, ...stored };
      show(theirs);
      setSaved(theirs);
    },
  };
}
