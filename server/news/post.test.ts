import { setTimeout as sleep } from 'node:timers/promises';
import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../observability/log.ts';
import { MORNING } from '../testing/company/office.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { createMailer } from './mail.ts';
import { createPost, type OutgoingMail, type Post } from './post.ts';
import { createPusher } from './push/pusher.ts';

/** A mail server that takes mails, or says that it cannot just now. */
interface MailServer {
  readonly url: string;
  readonly taken: { subject: string; text: string; to: string; messageId: string; autoSubmitted: string | undefined }[];
  refusing: boolean;
  tries: number;
  close(): Promise<void>;
}

async function startMailServer(): Promise<MailServer> {
  const mails: MailServer['taken'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      state.tries += 1;
      const refusal = new Error(`4.2.2 <${address}>: mailbox of ${address} is full`);
      done(state.refusing ? Object.assign(refusal, { responseCode: 451 }) : null);
    },
    onData: (stream, { envelope }, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(pieces));
        const { subject = '', text = '', messageId = '' } = mail;
        const autoSubmitted = mail.headers.find((it) => it.key === 'auto-submitted')?.value;
        mails.push({ subject, text, messageId, autoSubmitted, to: envelope.rcptTo[0]?.address ?? '' });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const state: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    taken: mails,
    refusing: false,
    tries: 0,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return state;
}

const pusher = createPusher({ publicUrl: 'http://127.0.0.1' });
let database: TestDatabase;
let mailServer: MailServer;
let now = MORNING;

beforeEach(async () => {
  now = MORNING;
  [database, mailServer] = await Promise.all([openTestDatabase(), startMailServer()]);
});
afterEach(() => Promise.all([database.drop(), mailServer.close()]));

const later = (minutes: number) => {
  now = now.add({ minutes });
};

/** A server's outbox; another one on the same database is its neighbour, or itself after a restart. */
const openPost = (opened = database.database, sends = true, log = createLog('silent')): Post =>
  createPost({ database: opened, clock: () => now, mailer: mailer(), pusher, log, sends });

const mailer = () =>
  createMailer({ smtpUrl: mailServer.url, mailFrom: 'HR <hr@lotus.example>', dataDir: database.dataDir });

const greeting = (to: string, more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  to,
  language: 'en',
  code: 'resetLink',
  params: { membername: 'Aye Aye', membercode: 'A', minutes: 30, link: 'http://muster.example/x?a=1&b=2' },
  ...(more as object),
});
const keep = (post: Post, mail: OutgoingMail) => database.database.write((trx) => post.keep(trx, mail));
const waiting = () => database.database.query.selectFrom('mail').select(['recipient', 'failures']).execute();

test('what was kept is sent once, in the words of the catalogue, and forgotten', async () => {
  const post = openPost();
  await keep(post, greeting('aye@lotus.example'));
  expect(post.hasNew()).toBe(true);
  await post.deliver();
  await post.deliver();
  expect(post.hasNew()).toBe(false);
  expect(mailServer.taken).toHaveLength(1);
  expect(mailServer.taken[0]).toMatchObject({ to: 'aye@lotus.example', subject: 'Set a new password' });
  expect(mailServer.taken[0]?.text).toContain('http://muster.example/x?a=1&b=2');
  expect(await waiting()).toEqual([]);
});

test('a mail says that no person has sent it, so that no mailbox of who is away answers, and is named by whom it is from', async () => {
  const post = openPost();
  await keep(post, greeting('aye@lotus.example'));
  await post.deliver();
  expect(mailServer.taken).toMatchObject([
    { autoSubmitted: 'auto-generated', messageId: expect.stringMatching(/^<[^@]+@lotus\.example>$/) },
  ]);
});

test('a server that is to tell nobody keeps what it has to tell', async () => {
  const post = openPost(database.database, false);
  await keep(post, greeting('aye@lotus.example'));
  await post.deliver();
  expect(mailServer.taken).toEqual([]);
  expect(await waiting()).toHaveLength(1);
});

test('what a transaction kept that did not come to pass is not sent', async () => {
  const post = openPost();
  const failing = database.database.write(async (trx) => {
    await post.keep(trx, greeting('aye@lotus.example'));
    throw new Error('The leave was changed meanwhile.');
  });
  await expect(failing).rejects.toThrow('meanwhile');
  expect(post.hasNew()).toBe(false);
  await post.deliver();
  expect(mailServer.taken).toEqual([]);
});

test('a mail is news once it is stored, not before, when a delivery would miss it', async () => {
  const post = openPost();
  const kept = Promise.withResolvers<void>();
  const storing = Promise.withResolvers<void>();
  const asking = database.database.write(async (trx) => {
    await post.keep(trx, greeting('aye@lotus.example'));
    kept.resolve();
    await storing.promise;
  });
  await kept.promise;
  expect(post.hasNew()).toBe(false);
  storing.resolve();
  await asking;
  expect(post.hasNew()).toBe(true);
  await post.deliver();
  expect(mailServer.taken).toHaveLength(1);
});

test('the log says why a mail was refused, and not whose mailbox it was for', async () => {
  mailServer.refusing = true;
  const lines: string[] = [];
  const post = openPost(database.database, true, createLog('info', { write: (line) => void lines.push(line) }));
  await keep(post, greeting('aye@lotus.example'));
  await post.deliver();
  expect(lines.map((it) => JSON.parse(it))).toEqual([
    expect.objectContaining({
      msg: 'a mail could not be sent',
      err: expect.objectContaining({
        message: expect.stringContaining('4.2.2 <…>: mailbox of … is full'),
        responseCode: 451,
      }),
    }),
  ]);
  expect(lines.join()).not.toContain('aye@');
});

test('a mail server that refuses loses nothing: each mail is tried again, less and less often, also after a restart', async () => {
  mailServer.refusing = true;
  const post = openPost();
  await keep(post, greeting('aye@lotus.example'));
  await post.deliver();
  await post.deliver();
  expect(mailServer.tries).toBe(1);
  for (const [minutes, tries] of [
    [1, 2],
    [1, 2],
    [1, 3],
    [3, 3],
    [1, 4],
  ] as const) {
    later(minutes);
    await post.deliver();
    expect(mailServer.tries).toBe(tries);
  }
  expect(await waiting()).toEqual([{ recipient: 'aye@lotus.example', failures: 4 }]);

  const again = database.again();
  mailServer.refusing = false;
  later(8);
  await openPost(again).deliver();
  await again.close();
  expect(mailServer.taken).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('a mailbox that is gone is tried for a week and then given up, and the log says so', async () => {
  mailServer.refusing = true;
  const lines: string[] = [];
  const post = openPost(database.database, true, createLog('error', { write: (line) => void lines.push(line) }));
  await keep(post, greeting('gone@lotus.example'));
  for (const day of [0, 1, 2, 3, 4, 5, 6, 7]) {
    await post.deliver();
    expect(await waiting()).toHaveLength(day < 7 ? 1 : 0);
    later(24 * 60);
  }
  expect(lines.map((it) => JSON.parse(it))).toEqual([expect.objectContaining({ expired: 1 })]);
});

test('what was kept a week ago, while nobody was to be told, is still sent once', async () => {
  await keep(openPost(database.database, false), greeting('aye@lotus.example'));
  later(8 * 24 * 60);
  await openPost().deliver();
  expect(mailServer.taken).toHaveLength(1);
});

test('a mail server that is not there loses nothing either', async () => {
  await mailServer.close();
  const post = openPost();
  await keep(post, greeting('aye@lotus.example'));
  await post.deliver();
  expect(await waiting()).toEqual([{ recipient: 'aye@lotus.example', failures: 1 }]);
});

test('two servers share the work, and no mail is sent twice', async () => {
  const neighbour = database.again();
  const [one, other] = [openPost(), openPost(neighbour)];
  const names = Array.from({ length: 30 }, (_, n) => `member${n}@lotus.example`);
  for (const name of names) await keep(one, greeting(name));
  await Promise.all([one.deliver(), other.deliver(), one.deliver()]);
  await neighbour.close();
  expect(mailServer.taken.map((it) => it.to).toSorted()).toEqual(names.toSorted());
});

test('a server that dies with a mail in hand leaves it to the next, which sends it under the same message id', async () => {
  const mortal = createPost({
    database: database.database,
    clock: () => now,
    mailer: {
      send: async (mail) => {
        await mailer().send(mail);
        await new Promise(() => {});
      },
    },
    pusher,
    log: createLog('silent'),
  });
  await keep(mortal, greeting('aye@lotus.example'));
  void mortal.deliver();
  while (mailServer.taken.length === 0) await sleep(10);
  const next = openPost();
  await next.deliver();
  expect(mailServer.taken).toHaveLength(1);
  later(10);
  await next.deliver();
  const [first, second] = mailServer.taken;
  expect(second?.messageId).toBe(first?.messageId);
  expect(first?.messageId).toMatch(/^<.+@lotus\.example>$/);
});

test('a link that runs out does not wait behind all the news that were kept before it', async () => {
  const post = openPost();
  for (let n = 0; n < 30; n++) await keep(post, greeting(`news${n}@lotus.example`));
  later(1);
  const minutes = (many: number) => ({ expiresAt: writeInstant(now.add({ minutes: many })) });
  await keep(post, greeting('undo@lotus.example', minutes(72 * 60)));
  await keep(post, greeting('aye@lotus.example', minutes(30)));
  await post.deliver();
  expect(mailServer.taken).toHaveLength(32);
  const first = mailServer.taken.slice(0, 10).map((it) => it.to);
  expect(first).toEqual(expect.arrayContaining(['aye@lotus.example', 'undo@lotus.example']));
});

test('a link that has run out is not sent any more', async () => {
  const post = openPost();
  await keep(post, greeting('aye@lotus.example', { expiresAt: writeInstant(now.add({ minutes: 30 })) }));
  later(31);
  await post.deliver();
  expect(mailServer.taken).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test.each([
  [
    'news that it does not know',
    { code: 'told', params: { membername: 'Aye Aye', news: { code: 'toldByNewer', params: {} } } },
  ],
  ['a mail that it does not know', { code: 'mailOfNewer', params: {} }],
])(
  'a server leaves %s to a newer one, and says in the end that there is news, not in the words of a key',
  async (_, mail) => {
    const post = openPost();
    await keep(post, greeting('aye@lotus.example', mail as unknown as OutgoingMail));
    await keep(post, greeting('zaw@lotus.example', { ...mail, language: 'my' } as unknown as OutgoingMail));
    for (const minutes of [0, 1, 2, 4, 8]) {
      later(minutes);
      await post.deliver();
      expect(mailServer.taken).toEqual([]);
    }
    later(16);
    await post.deliver();
    const sent = new Map(mailServer.taken.map((it) => [it.to, it]));
    expect(sent.get('aye@lotus.example')).toMatchObject({
      subject: 'News for you in Muster',
      text: expect.stringContaining('Sign in to see what is new'),
    });
    expect(sent.get('zaw@lotus.example')?.subject).toContain('အသိပေးချက်');
    expect(await waiting()).toEqual([]);
  },
);
