/** Addresses of our own pages that are handed out in mails, by HR and on the console. */
export const resetLink = (publicUrl: string, token: string) =>
  `${publicUrl}/session/reset?token=${encodeURIComponent(token)}`;

export const signUpLink = (publicUrl: string) => `${publicUrl}/session/signup`;

export const setUpLink = (publicUrl: string, token: string) => `${publicUrl}/setup?token=${encodeURIComponent(token)}`;
