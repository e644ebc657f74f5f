import type { BusyButtonProps } from '../busy-button.tsx';
import { BusyButton } from '../busy-button.tsx';

/**
 * The one primary action of a form: turning and without effect while its answer is awaited, and with the focus after it.
 * Where a refusal puts it off it is without effect alone: the keyboard comes to it all the same, and hears why.
 */
export function SubmitButton(props: BusyButtonProps) {
  // What turns takes the place of an icon, here also of none.
  return <BusyButton type="submit" variant="contained" {...props} startIcon={props.startIcon ?? props.busy} />;
}
