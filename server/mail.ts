import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/**
 * Sends by SMTP, or without `SMTP_URL` writes each mail as a file into `DATA_DIR/outbox`. The mail library is loaded
 * by the first mail.
 */
export function createMailer({ smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  const from = mailFrom ?? 'Muster <muster@localhost>';
  const outbox = path.join(dataDir, 'outbox');
  return {
    send: async (mail) => {
      const { createTransport } = await import('nodemailer');
      const safe = { ...mail, disableFileAccess: true, disableUrlAccess: true };
      if (smtpUrl) return void (await createTransport(smtpUrl, { from }).sendMail(safe));
      const { message } = await createTransport({ streamTransport: true, buffer: true }, { from }).sendMail(safe);
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      await writeFile(path.join(outbox, `${crypto.randomUUID()}.eml`), message as Buffer, { mode: 0o600 });
    },
  };
}
