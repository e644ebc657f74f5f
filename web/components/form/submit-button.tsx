import type { ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { BusyButton } from '../busy-button.tsx';

/**
 * The one primary action of a form: turning and without effect while its answer is awaited, and with the focus after it.
 * Where a refusal puts it off it is without effect alone until the focus goes elsewhere: a dialog would take that to itself.
 */
export function SubmitButton({ busy, disabled = false, ...props }: ButtonProps & { readonly busy: boolean }) {
  const [isOn, setOn] = useState(false);
  return (
    <BusyButton
      type="submit"
      variant="contained"
      {...props}
      onFocus={() => setOn(true)}
      onBlur={() => setOn(false)}
      disabled={disabled && !isOn}
      busy={busy || (disabled && isOn)}
      // What turns takes the place of an icon, here also of none.
      startIcon={props.startIcon ?? busy}
    />
  );
}
