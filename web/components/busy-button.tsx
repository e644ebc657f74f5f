import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { MouseEvent } from 'react';

export interface BusyButtonProps extends ButtonProps {
  readonly busy: boolean;
}

/**
 * A button that does nothing while what it began goes on, and keeps the focus meanwhile: what a question, a menu or the
 * device's own window gives the focus back to must be there to take it. One that is disabled looks so and stays in reach.
 */
export function BusyButton({ busy, disabled = false, onClick, sx, ...props }: BusyButtonProps) {
  const rests = busy || disabled;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A form is not sent either, which Enter in one of its fields does by a press of this.
    if (rests) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button
      {...props}
      className={disabled ? 'Mui-disabled' : ''}
      aria-disabled={rests}
      onClick={press}
      startIcon={busy && props.startIcon ? <CircularProgress size={18} color="inherit" aria-hidden /> : props.startIcon}
      sx={[busy && { opacity: 0.6, cursor: 'default' }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}
