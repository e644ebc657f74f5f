import type { CheckType } from '@muster/domain/attendance/attendance-contract.ts';

/**
 * The early page (decision 44): what a phone shows before the scripts of the app are there, drawn by `install/early`. It takes
 * what is typed and pressed, and does nothing with it: the page that comes in its place takes it over from here, and
 * goes on as if it had been typed and pressed there.
 */
export const EARLY_PAGE = 'early-page';

const earlyPage = (): HTMLElement | null => document.getElementById(EARLY_PAGE);

/** Whatever it was for: something else is shown now. */
export const endEarlyPage = (): void => earlyPage()?.remove();

/** What was typed on the early sign-in page, and whether it is to be sent. */
export interface EarlySignIn {
  readonly values: { readonly membercode: string; readonly password: string };
  /** The name of the field that had the keyboard last: the page that comes begins with the first. */
  readonly focused: string | undefined;
  readonly pressed: boolean;
}

export function readEarlySignIn(): EarlySignIn | undefined {
  const form = earlyPage()?.querySelector('form');
  if (!form) return undefined;
  const typed = new FormData(form);
  return {
    values: { membercode: String(typed.get('membercode')), password: String(typed.get('password')) },
    focused: form.dataset['focused'],
    pressed: form.dataset['pressed'] !== undefined,
  };
}

/** A press of the early button: what for, and when, as the device's clock said. */
export interface EarlyPress {
  readonly checktype: CheckType;
  readonly checktime: string;
}

/** The press that nobody has acted on yet, and whether the button has the keyboard. */
export function readEarlyPress(): { readonly press: EarlyPress | undefined; readonly focused: boolean } | undefined {
  const button = earlyPage()?.querySelector<HTMLButtonElement>('button[data-next]');
  if (!button) return undefined;
  const { next, pressed } = button.dataset;
  return {
    press: pressed === undefined ? undefined : { checktype: next as CheckType, checktime: pressed },
    focused: document.activeElement === button,
  };
}
