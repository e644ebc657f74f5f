import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, test } from 'vitest';
import { createMailer } from './mail.ts';

const mail = { messageKey: 'key', to: 'aye@lotus.example', subject: 'News', text: 'There is news.' };

async function startMailServer(options: SMTPServerOptions) {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options });
  // Whoever leaves in the middle is an error of the server's.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

const send = (smtpUrl: string) => createMailer({ smtpUrl, mailFrom: 'hr@lotus.example', dataDir: '' }).send(mail);

test('a password is told to no mail server that offers no TLS, unless the address says that it may be', async () => {
  const seen: string[] = [];
  await using server = await startMailServer({
    authMethods: ['PLAIN'],
    onAuth: ({ username = '' }, _session, done) => {
      seen.push(username);
      done(null, { user: username });
    },
  });
  const url = `smtp://muster:secret@${server.host}`;
  await expect(send(url)).rejects.toThrow('STARTTLS');
  expect(seen).toEqual([]);
  await send(`${url}?ignoreTLS=true`);
  expect(seen).toEqual(['muster']);
});

test('a mail server that looks through a mail for half a minute before it takes it is waited for: else it had it twice', async () => {
  await using server = await startMailServer({
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => setTimeout(done, 31_000));
    },
  });
  await send(`smtp://${server.host}`);
});
