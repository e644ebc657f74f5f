import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
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

  test.each(['postgres://one:99999,two/office', 'postgres://one,,two/office', 'mysql://one,two/office'])(
    '%s is refused with the name of the setting',
    (url) => {
      expect(() => readConfig({ DATABASE_URL: url })).toThrow('DATABASE_URL is wrong');
    },
  );
});
