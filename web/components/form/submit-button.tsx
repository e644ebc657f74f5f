import type { ButtonProps } from '@mui/material/Button';
import { BusyButton } from '../busy-button.tsx';

/**
 * The one primary action of a form: turning and without effect while its answer is awaited, and with the focus after it.
 * Where a refusal puts it off it is without effect alone: the keyboard comes to it all the same, and hears why.
 */
export function SubmitButton({ busy, disabled = false, ...props }: ButtonProps & { readonly busy: boolean }) {
  return (
    <BusyButton
      type="submit"
      variant="contained"
      {...props}
      off={disabled}
      busy={busy}
      // What turns takes the place of an icon, here also of none.
      startIcon={props.startIcon ?? busy}
    />
  );
}
