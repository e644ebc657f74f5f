import { kept } from '../kept/browser-storage.ts';

/** Whether this browser can use passkeys here: they are bound to a name, and a number is none. */
export const passkeysWork = (): boolean =>
  'PublicKeyCredential' in window && window.isSecureContext && !/^[\d.]+$|:/.test(window.location.hostname);

/** The member let the browser's question pass, or it had none to ask for; nothing went wrong. */
export const isLetPass = (problem: unknown): boolean => problem instanceof Error && problem.name === 'NotAllowedError';

const USED = 'muster-passkey';

/** This device has a passkey, or reaches one; whose is not noted. */
export const notePasskey = (): void => kept.write(USED, 'true');

/** Whether a passkey was made or used on this device before. */
export const passkeyUsedHere = (): boolean => passkeysWork() && kept.read(USED) !== null;
