import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * For a list whose lines go when they are dealt with: the focus of a line that is gone, which would be nowhere, goes to the
 * line that took its place, or to the page where none is left.
 * @returns what the list's element takes
 */
export function useFocusOfGone() {
  const ref = useRef<HTMLUListElement>(null);
  const last = useRef<{ readonly line: Element; readonly index: number }>(undefined);
  // A line goes while its question still has the focus, so every drawing is looked at.
  useEffect(() => {
    if (!last.current || last.current.line.isConnected || document.activeElement !== document.body) return;
    const lines = ref.current?.children;
    const next = lines?.[Math.min(last.current.index, lines.length - 1)];
    last.current = undefined;
    (next?.querySelector<HTMLElement>('input, button') ?? document.querySelector<HTMLElement>('#content'))?.focus();
  });
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLUListElement>) => {
    const index = [...currentTarget.children].findIndex((it) => it.contains(target));
    const line = currentTarget.children[index];
    if (line) last.current = { line, index };
  };
  return { ref, onFocus };
}
