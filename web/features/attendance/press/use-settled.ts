import { useEffect, useState } from 'react';

/** Long enough for a hand that was on its way to stop. */
const PAUSE_MS = 1000;

/** Whether something has been what it is for a moment: what turned just now was perhaps not what a press was meant for. */
export function useSettled(value: string): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === value;
}
