import { useEffect, useState } from 'react';

/** Whether this went to a printer, by a button or by the browser's own menu. */
export function usePrinted(shown: object | undefined): boolean {
  const [printed, setPrinted] = useState<object | undefined>();
  useEffect(() => {
    const note = () => setPrinted(shown);
    window.addEventListener('afterprint', note);
    return () => window.removeEventListener('afterprint', note);
  }, [shown]);
  return shown !== undefined && printed === shown;
}
