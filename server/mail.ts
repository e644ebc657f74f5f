import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from './config.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Sends by SMTP, or without `SMTP_URL` writes each mail as a file into `DATA_DIR/outbox`. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  const from = config.mailFrom ?? 'Muster <muster@localhost>';
  if (config.smtpUrl) {
    const transport = nodemailer.createTransport(config.smtpUrl, { from });
    return {
      send: async (mail) =>
        void (await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true })),
    };
  }
  const outbox = path.join(config.dataDir, 'outbox');
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      await writeFile(path.join(outbox, `${crypto.randomUUID()}.eml`), message as Buffer, { mode: 0o600 });
    },
  };
}
