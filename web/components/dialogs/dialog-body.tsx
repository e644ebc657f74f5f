import DialogContent from '@mui/material/DialogContent';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useCallback, useState } from 'react';
import { focusFirst } from '../../lib/form/first-field.ts';

interface DialogBodyProps {
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * Between the title and the buttons of a dialog, which opens in the first field of it. A stop of the keys only where it is
 * longer than there is room for, to scroll it without a mouse.
 */
export function DialogBody({ id, children }: DialogBodyProps) {
  const [isLong, setLong] = useState(false);
  // Its keyboard would cover what is to be read first.
  const touch = useMediaQuery('(pointer: coarse)');
  const watch = useCallback(
    (body: HTMLElement | null) => {
      if (!body) return;
      if (!touch) focusFirst(body);
      const watcher = new ResizeObserver(() => setLong(body.scrollHeight > body.clientHeight));
      for (const it of [body, ...body.children]) watcher.observe(it);
      return () => watcher.disconnect();
    },
    [touch],
  );
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
