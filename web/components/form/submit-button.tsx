import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

/** The one primary action of a form: out of reach and turning while its answer is awaited. */
export function SubmitButton({ busy, children, ...props }: ButtonProps & { readonly busy: boolean }) {
  return (
    <Button
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
