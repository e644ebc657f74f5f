import { useEffect, useRef } from 'react';

/** Takes what is pasted anywhere on the page while the field is there, if it is a file; text goes where it was meant to. */
export function usePastedFile(take: (file: File) => void): void {
  const current = useRef(take);
  useEffect(() => {
    current.current = take;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      if (!file) return;
      event.preventDefault();
      current.current(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
