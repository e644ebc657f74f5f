/** Addresses of our own pages that are handed out in mails, by HR and on the console. */
export const resetLink = (publicUrl: string, token: string) =>
  `${publicUrl}/session/reset?token=${encodeURIComponent(token)}`;

/** For the old mailbox, after a mail address was changed. */
export const undoMailLink = (publicUrl: string, token: string) =>
  `${publicUrl}/session/mail?token=${encodeURIComponent(token)}`;

/** The code stands behind the hash, which no browser sends and no log keeps. */
export const signUpLink = (publicUrl: string, it: { readonly membercode: string; readonly code: string }) =>
  `${publicUrl}/session/signup#${new URLSearchParams({ membercode: it.membercode, code: it.code })}`;

export const setUpLink = (publicUrl: string, token: string) => `${publicUrl}/setup?token=${encodeURIComponent(token)}`;

/** The secret stands behind the hash, which no browser sends and no log keeps. */
export const pairingLink = (publicUrl: string, token: string) => `${publicUrl}/door#${token}`;
