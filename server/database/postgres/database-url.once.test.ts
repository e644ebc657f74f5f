import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openReachable } from '../open.ts';
import { splitHosts } from './database-url.ts';

describe('a URL of a database', () => {
  test.each([
    ['postgres://muster:p%40ss@one:5433,two/office?sslmode=verify-full', ['one:5433', 'two:5432']],
    ['postgresql://[::1]:5432,[fd00::2]:6000/office', ['::1:5432', 'fd00::2:6000']],
    ['postgres://one/office', ['one:5432']],
  ])('%s names its servers', (url, servers) => {
    expect(splitHosts(url)?.hosts.map((it) => `${it.host}:${it.port}`)).toEqual(servers);
  });

  test('keeps who signs in, the database and what follows', () => {
    const split = splitHosts('postgres://muster:secret@one:5433,two:5434/office?sslmode=require');
    expect(split?.url).toBe('postgres://muster:secret@one:5433/office?sslmode=require');
  });

  test.each(['p/ss', 'p?ss', 'p#ss'])(
    'with the password %s, which a URL cannot have so, says how it is written',
    (password) => {
      expect(() => readConfig({ DATABASE_URL: `postgres://muster:${password}@one/office` })).toThrow(
        'DATABASE_URL is wrong: expected postgres://user:password@host/database, with / ? # % of a password as %2F %3F %23 %25',
      );
    },
  );

  test('without the password that its server asks for says so, and not what the driver says', async () => {
    const message = (kind: number, text: string) => {
      const body = Buffer.concat([Buffer.from([0, 0, 0, kind]), Buffer.from(text)]);
      const length = Buffer.alloc(4);
      length.writeInt32BE(body.length + 4);
      return Buffer.concat([Buffer.from('R'), length, body]);
    };
    const asks = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => {
        socket.write(message(10, 'SCRAM-SHA-256\0\0'));
        socket.once('data', () => socket.write(message(11, 'r=x,s=eA==,i=4096')));
      });
    });
    await new Promise<void>((resolve) => void asks.listen(0, '127.0.0.1', resolve));
    const url = `postgres://muster@127.0.0.1:${(asks.address() as AddressInfo).port}/office`;
    await expect(openReachable(readConfig({ DATABASE_URL: url }), () => {})).rejects.toThrow(
      'DATABASE_URL cannot be used: PostgreSQL asks for a password, and there is none in it.',
    );
    asks.close();
  });

  test.each(['postgres://one:99999,two/office', 'postgres://one,,two/office', 'mysql://one,two/office'])(
    '%s is refused with the name of the setting',
    (url) => {
      expect(() => readConfig({ DATABASE_URL: url })).toThrow('DATABASE_URL is wrong');
    },
  );
});
