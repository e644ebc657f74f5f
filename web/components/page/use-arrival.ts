import useMediaQuery from '@mui/material/useMediaQuery';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusFirst } from '../../lib/form/first-field.ts';

/**
 * Where an address leads to one part of a page, by its name behind the hash, that part comes into sight and the keyboard
 * begins there: in its first field, or at the part itself where it has none or where a field would bring up the keys of a
 * screen that is touched.
 */
export function useArrival(name: string | undefined): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  const touch = useMediaQuery('(pointer: coarse)');
  const leadsHere = name !== undefined && hash === `#${name}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever follows the same link once more is led there again.
  useEffect(() => {
    if (!leadsHere) return;
    // A page that opens is scrolled to its beginning first.
    const frame = requestAnimationFrame(() => {
      const { current } = part;
      current?.scrollIntoView?.({ block: 'start' });
      if (current && !touch) focusFirst(current);
      if (!current?.contains(document.activeElement)) current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [leadsHere, key]);
  return part;
}
