import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { MouseEvent } from 'react';

interface BusyButtonProps extends ButtonProps {
  readonly busy: boolean;
  /** It does nothing for another reason, and looks like what is disabled. */
  readonly off?: boolean;
}

/**
 * A button that does nothing while what it began goes on, and keeps the focus meanwhile: what a question, a menu or the
 * device's own window gives the focus back to must be there to take it.
 */
export function BusyButton({ busy, off = false, onClick, sx, ...props }: BusyButtonProps) {
  const rests = busy || off;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A form is not sent either, which Enter in one of its fields does by a press of this.
    if (rests) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button
      {...props}
      {...(off && { className: 'Mui-disabled' })}
      aria-disabled={rests}
      onClick={press}
      startIcon={busy && props.startIcon ? <CircularProgress size={18} color="inherit" aria-hidden /> : props.startIcon}
      sx={[
        { '&[aria-disabled="true"]:not(.Mui-disabled)': { opacity: 0.6, cursor: 'default' } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
