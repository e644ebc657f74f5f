import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';

export interface Mail {
  /** The same for a mail that is sent again after its first sending was not noted. */
  readonly messageKey: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/**
 * Milliseconds to wait for a mail server, at each step. Some look through a mail before they say that they have it: who
 * leaves meanwhile sends it again, and it comes twice.
 */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 120_000 };

/** Mailboxes of who is away answer none of these. */
const SENT_BY_NOBODY = { 'Auto-Submitted': 'auto-generated' };

/** A password goes nowhere without TLS, also where somebody between leaves the offer of it out, unless the address says so. */
const requireTLS = (smtpUrl: string): boolean => {
  const { password, searchParams } = new URL(smtpUrl);
  return password !== '' && searchParams.get('ignoreTLS') !== 'true';
};

/**
 * Sends by SMTP, or without `SMTP_URL` writes each mail as a file into `DATA_DIR/outbox`. The mail library is loaded
 * by the first mail.
 */
export function createMailer({ smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  const from = mailFrom ?? 'Muster <muster@localhost>';
  const host = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  const outbox = path.join(dataDir, 'outbox');
  return {
    send: async ({ messageKey, ...mail }) => {
      const { createTransport } = await import('nodemailer');
      const messageId = `<${messageKey}@${host}>`;
      const safe = { ...mail, messageId, headers: SENT_BY_NOBODY, disableFileAccess: true, disableUrlAccess: true };
      if (smtpUrl) {
        const transport = createTransport({ url: smtpUrl, requireTLS: requireTLS(smtpUrl), ...PATIENCE }, { from });
        return void (await transport.sendMail(safe));
      }
      const { message } = await createTransport({ streamTransport: true, buffer: true }, { from }).sendMail(safe);
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      await writeFile(path.join(outbox, `${messageKey}.eml`), message as Buffer, { mode: 0o600 });
    },
  };
}
