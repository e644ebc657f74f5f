import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useCallback, useState } from 'react';

interface DialogBodyProps {
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * Between the title and the buttons of a dialog. A stop of the keys only where it is
 * longer than there is room for, to scroll it without a mouse.
 */
export function DialogBody({ id, children }: DialogBodyProps) {
  const [isLong, setLong] = useState(false);
  const watch = useCallback((body: HTMLElement | null) => {
    if (!body) return;
    const watcher = new ResizeObserver(() => setLong(body.scrollHeight > body.clientHeight));
    for (const it of [body, ...body.children]) watcher.observe(it);
    return () => watcher.disconnect();
  }, []);
  return (
    <DialogContent
      ref={watch}
      id={id}
      tabIndex={isLong ? 0 : -1}
      sx={{ scrollPaddingBlock: '2rem', '&:focus-visible': { outlineOffset: -2 } }}
    >
      <div>{children}</div>
    </DialogContent>
  );
}
