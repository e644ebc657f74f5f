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
