import { useEffect, useState } from 'react';

/** A value that follows its source once that has been still for so many milliseconds: as long as a list waits to be searched. */
export function useDebounced<T>(value: T, still = 300): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), still);
    return () => clearTimeout(timer);
  }, [value, still]);
  return settled;
}

/** The words that a list is searched for, of those that are typed: once nobody has typed for a moment, and without the blanks around them. */
export const useSearched = (typed: string): string => useDebounced(typed.trim());
