import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * For a list whose lines, or what can be done with them, go when they are dealt with: the focus of what is gone, which
 * would be nowhere, goes to what is left of its line, to the line that took its place, or to the page where none is left.
 * @returns what the list's element takes
 */
export function useFocusOfGone() {
  const ref = useRef<HTMLUListElement>(null);
  const last = useRef<{ readonly on: Element; readonly line: Element; readonly index: number }>(undefined);
  // A line goes while its question still has the focus, so every drawing is looked at.
  useEffect(() => {
    if (!last.current || last.current.on.isConnected || document.activeElement !== document.body) return;
    const { line, index } = last.current;
    const lines = ref.current?.children;
    const next = line.isConnected ? line : lines?.[Math.min(index, lines.length - 1)];
    last.current = undefined;
    (next?.querySelector<HTMLElement>('input, button') ?? document.querySelector<HTMLElement>('#content'))?.focus();
  });
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLUListElement>) => {
    const index = [...currentTarget.children].findIndex((it) => it.contains(target));
    const line = currentTarget.children[index];
    if (line) last.current = { on: target, line, index };
  };
  return { ref, onFocus };
}
