import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useLayoutEffect, useRef } from 'react';

/**
 * The one primary action of a form: out of reach and turning while its answer is awaited. Whoever pressed it by the
 * keyboard is on it again after a refusal, unless a field has taken the focus.
 */
export function SubmitButton({ busy, children, ...props }: ButtonProps & { readonly busy: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOn = useRef(false);
  useLayoutEffect(() => {
    const on = document.activeElement;
    if (busy) wasOn.current = on === button.current;
    else if (wasOn.current && on === document.body) button.current?.focus();
  }, [busy]);
  return (
    <Button
      ref={button}
      type="submit"
      variant="contained"
      {...props}
      disabled={busy || (props.disabled ?? false)}
      startIcon={busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : props.startIcon}
    >
      {children}
    </Button>
  );
}
