import { useEffect, useState } from 'react';

/** A value that follows its source once that has been still for so many milliseconds. */
export function useDebounced<T>(value: T, still: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), still);
    return () => clearTimeout(timer);
  }, [value, still]);
  return settled;
}
