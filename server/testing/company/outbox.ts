import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** The mails that a server without SMTP has written, as text. */
export function mailsIn(dataDir: string): string[] {
  const outbox = path.join(dataDir, 'outbox');
  try {
    return readdirSync(outbox).map((file) => decoded(readFileSync(path.join(outbox, file), 'utf8')));
  } catch {
    return [];
  }
}

/** Undoes quoted-printable, in which long lines are cut and `=` is spelled `=3D`. */
const decoded = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The one-time token of the link in a mail. */
export function tokenIn(mail: string | undefined): string {
  const [, token] = /\/session\/reset\?token=([A-Za-z0-9_-]+)/.exec(mail ?? '') ?? [];
  if (!token) throw new Error(`There is no link in this mail: ${mail}`);
  return token;
}

/** The same mails, read as a mail program reads them. */
export const readMailsIn = (dataDir: string): Promise<Email[]> =>
  Promise.all(
    readdirSync(path.join(dataDir, 'outbox')).map((file) =>
      PostalMime.parse(readFileSync(path.join(dataDir, 'outbox', file))),
    ),
  );
