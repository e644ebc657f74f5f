import type { CheckType } from '@muster/domain/attendance/attendance-contract.ts';

/**
 * The early page (decision 44): what a phone shows before the scripts of the app are there, drawn by `install/early`. It takes
 * what is typed and pressed, and does nothing with it: the page that comes in its place takes it over from here, and
 * goes on as if it had been typed and pressed there.
 */
export const EARLY_PAGE = 'early-page';

/** Whoever pressed is not left waiting for longer: what was pressed counts no more, and they may press again. */
export const PRESS_HELD_MS = 20_000;

const earlyPage = (): HTMLElement | null => document.getElementById(EARLY_PAGE);

/** Pressed on the page before, for the check-in button of the next. */
let ahead: EarlyPress | undefined;

/** Whatever it was for: something else is shown now. */
export function endEarlyPage(): void {
  earlyPage()?.remove();
  ahead = undefined;
}

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

/** Has the landing page go on, when it comes, as if its button had been pressed there. */
export function pressAhead(press: EarlyPress): void {
  ahead = press;
  setTimeout(() => {
    if (ahead === press) ahead = undefined;
  }, PRESS_HELD_MS);
}

export const isPressedAhead = (): boolean => ahead !== undefined;

interface ReadPress {
  readonly press: EarlyPress | undefined;
  /** Whether the button has the keyboard. */
  readonly focused: boolean;
  /** It was pressed before anybody knew what the button says. */
  readonly unseen: boolean;
}

/** The press that nobody has acted on yet. */
export function readEarlyPress(): ReadPress | undefined {
  if (ahead) return { press: ahead, focused: false, unseen: true };
  const button = earlyPage()?.querySelector<HTMLButtonElement>('button[data-next]');
  if (!button) return undefined;
  const { next, pressed } = button.dataset;
  return {
    press: pressed === undefined ? undefined : { checktype: next as CheckType, checktime: pressed },
    focused: document.activeElement === button,
    unseen: false,
  };
}
