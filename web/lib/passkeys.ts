/** Whether this browser can use passkeys here: they are bound to a name, and a number is none. */
export const passkeysWork = (): boolean =>
  'PublicKeyCredential' in window && window.isSecureContext && !/^[\d.]+$|:/.test(window.location.hostname);

/** The member let the browser's question pass, or it had none to ask for; nothing went wrong. */
export const isLetPass = (problem: unknown): boolean => problem instanceof Error && problem.name === 'NotAllowedError';
