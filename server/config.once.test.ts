import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { openTestDatabase, type TestDatabase } from './testing/database/test-database.ts';
import { runToEnd } from './testing/processes/running-server.ts';

const WRONG = [
  ['HOST', 'not a host'],
  ['HOST', 'http://127.0.0.1'],
  ['HOST', '999.1.1.1'],
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['DATABASE_URL', 'mysql://root@localhost/x'],
  ['DATABASE_URL', '127.0.0.1:5432'],
  ['DATABASE_URL', 'postgres://muster@db.example/muster?sslmode=typo'],
  ['PUBLIC_URL', 'muster.example'],
  ['PUBLIC_URL', 'ftp://muster.example'],
  ['PUBLIC_URL', 'https://example.com/muster'],
  ['PUBLIC_URL', 'https://muster.example?a=b'],
  ['PUBLIC_URL', 'https://muster.example/#top'],
  ['PUBLIC_URL', 'https://user:secret@muster.example'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '-1'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'mail.example:25'],
  ['SMTP_URL', 'smtp://mail.example:99999'],
  ['SMTP_URL', 'https://mail.example'],
  ['SMTP_URL', 'smtp:'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtps://muster:se#cret@mail.example'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'Muster <muster@>'],
  ['MAIL_FROM', 'Muster <muster@lotus.example'],
  ['SEND_NEWS', 'maybe'],
  ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'short'],
  ['DRAIN_SECONDS', '61'],
  ['DRAIN_SECONDS', '-1'],
  ['BACKUP_DIR', './data/backups'],
  ['BACKUP_TIME', '25:00'],
  ['BACKUP_KEEP', '0'],
] as const;

describe('the environment', () => {
  test('may be empty: everything has a default, and only this machine is served', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: expect.stringMatching(/\/data$/),
      databaseUrl: undefined,
      publicUrl: 'http://127.0.0.1:3000',
      trustProxy: false,
      smtpUrl: undefined,
      logLevel: 'info',
    });
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  test('is read', () => {
    expect(
      readConfig({
        HOST: '::1',
        PORT: '8080',
        DATABASE_URL: 'postgres://muster:secret@db.example/muster?sslmode=verify-full',
        TRUST_PROXY: 'loopback, 10.0.0.0/8',
        SMTP_URL: 'smtps://mail.example',
        MAIL_FROM: 'Muster <muster@lotus.example>',
        LOG_LEVEL: 'debug',
      }),
    ).toMatchObject({
      host: '::1',
      port: 8080,
      publicUrl: 'http://[::1]:8080',
      databaseUrl: 'postgres://muster:secret@db.example/muster?sslmode=verify-full',
      trustProxy: ['loopback', '10.0.0.0/8'],
    });
    expect(readConfig({ PUBLIC_URL: 'https://muster.example/' }).publicUrl).toBe('https://muster.example');
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readConfig({ TRUST_PROXY: '0' }).trustProxy).toBe(0);
  });

  test.each([
    ['0.0.0.0', 'http://localhost:3000'],
    ['::', 'http://localhost:3000'],
    ['192.0.2.7', 'http://192.0.2.7:3000'],
    ['muster.example', 'http://muster.example:3000'],
  ])('HOST=%s has links lead to %s, unless it is said where', (HOST, publicUrl) => {
    expect(readConfig({ HOST }).publicUrl).toBe(publicUrl);
    expect(readConfig({ HOST, PUBLIC_URL: 'https://muster.example' }).publicUrl).toBe('https://muster.example');
  });

  test.each(WRONG)('%s=%j is refused in one line that names it', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} is wrong: expected [^\\n]+\\.$`));
  });
});

describe('a start that cannot succeed', () => {
  let made: TestDatabase;
  beforeAll(async () => {
    made = await openTestDatabase();
  });
  afterAll(() => made.drop());

  test('by a database without TLS that is to have it says so in one line and ends', async () => {
    const withoutTls = createServer((socket) => void socket.once('data', () => socket.end('N')));
    await new Promise<void>((resolve) => withoutTls.listen(0, '127.0.0.1', resolve));
    const { port } = withoutTls.address() as AddressInfo;
    const DATABASE_URL = `postgres://x@127.0.0.1:${port}/x?sslmode=verify-full`;
    const { code, err } = await runToEnd('testing/processes/serve.ts', { ...made.env, DATABASE_URL });
    withoutTls.close();
    expect([code, err]).toEqual([1, 'DATABASE_URL cannot be used: The server does not support SSL connections.\n']);
  });

  test.each([
    ['a wrong port', 'main.ts', { PORT: 'http' }, /^PORT /],
    [
      'a data directory that is a file',
      'testing/processes/serve.ts',
      { DATA_DIR: '/dev/null', DATABASE_URL: '' },
      /^DATA_DIR \/dev\/null /,
    ],
    [
      'a data directory where nothing can be made',
      'testing/processes/serve.ts',
      { DATA_DIR: '/proc/nothing/here', DATABASE_URL: '' },
      /^DATA_DIR \/proc\/nothing\/here /,
    ],
    [
      'a folder of backups that is a file',
      'testing/processes/serve.ts',
      { BACKUP_DIR: '/dev/null' },
      /^BACKUP_DIR \/dev\/null /,
    ],
    [
      'a folder of backups that cannot be made',
      'testing/processes/serve.ts',
      { BACKUP_DIR: '/proc/x' },
      /^BACKUP_DIR \/proc\/x /,
    ],
    [
      'a database that is not there',
      'testing/processes/serve.ts',
      { DATABASE_URL: 'postgres://x@127.0.0.1:9/x' },
      /^DATABASE_URL /,
    ],
    [
      'a database by a name that leads nowhere',
      'testing/processes/serve.ts',
      { DATABASE_URL: 'postgres://x@nowhere.invalid/x' },
      /^DATABASE_URL /,
    ],
    [
      'an address that is not of this machine',
      'testing/processes/serve.ts',
      { HOST: '203.0.113.1' },
      /^HOST 203\.0\.113\.1 /,
    ],
  ])('by %s says so in one line and ends', async (_, script, env, line) => {
    const { code, out, err } = await runToEnd(script, { ...made.env, ...env });
    expect({ code, lines: err.trimEnd().split('\n').length }).toEqual({ code: 1, lines: 1 });
    // Which version it was that could not start, and nothing else.
    expect(out).toMatch(/^(\{[^\n]*"msg":"starting"\}\n)?$/);
    expect(err).toMatch(line);
    expect(err).not.toMatch(/ at .*\.ts|secret/);
  });
});
