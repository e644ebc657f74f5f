import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { create } from 'tar';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, runStatement, stateOf, type TestDatabase } from '../testing/database/test-database.ts';
import { runCommandFile } from '../testing/processes/run-command.ts';

let live: TestDatabase;
let folder: string;
let file: string;

beforeEach(async () => {
  live = await openTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'muster-verified-'));
  file = path.join(folder, 'backup.tgz');
  expect(await runCommandFile('backup.ts', [file], { ...live.env })).toMatchObject({ code: 0 });
});
afterEach(async () => {
  await live.drop();
  rmSync(folder, { recursive: true });
});

const verify = (more: Record<string, string> = {}) =>
  runCommandFile('verify-backup.ts', [file], { ...live.env, ...more });
const instead = (script: string) =>
  `--import=data:text/javascript,${encodeURIComponent(`import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
    ${script}; syncBuiltinESMExports();`)}`;

describe('npm run backup:verify', () => {
  test('says that a backup can be restored, and changes nothing where a company is at work', async () => {
    const before = [await stateOf(live.database), readdirSync(live.dataDir)];
    expect(await verify()).toMatchObject({ code: 0, err: '', out: expect.stringContaining('can be read whole') });
    expect([await stateOf(live.database), readdirSync(live.dataDir)]).toEqual(before);
  });

  test.each<[string, () => unknown, RegExp]>([
    ['is not there', () => rmSync(file), /^There is no file/],
    ['was cut on its way', () => truncateSync(file, readFileSync(file).length - 100), /is no backup of Muster/],
    ['is something else', () => writeFileSync(file, 'minutes of a meeting'), /is no backup of Muster/],
    [
      'holds no database',
      async () => {
        writeFileSync(path.join(folder, 'note.txt'), 'mine');
        await create({ file, cwd: folder, gzip: true }, ['note.txt']);
      },
      /there is no Muster database in it/,
    ],
    [
      'is of a newer Muster',
      async () => {
        await runStatement(live.database, "insert into migration values ('9999-of-tomorrow', 'x', '2027-01-01')");
        rmSync(file);
        await runCommandFile('backup.ts', [file], { ...live.env });
      },
      /^The backup is newer than this Muster/,
    ],
  ])('refuses in one line one that %s', async (_, spoil, line) => {
    await spoil();
    const before = readdirSync(live.dataDir);
    const { code, err } = await verify();
    expect([code, err.trimEnd().split('\n')]).toEqual([1, [expect.stringMatching(line)]]);
    expect(readdirSync(live.dataDir)).toEqual(before);
  });

  test('refuses one that the account may not read', async () => {
    const NODE_OPTIONS = instead(`const { open } = fs;
      const refused = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', syscall: 'open' });
      fs.open = (name, ...more) =>
        name === ${JSON.stringify(file)} ? process.nextTick(more.at(-1), refused) : open(name, ...more)`);
    const err = `${file} cannot be restored: EACCES: permission denied.\n`;
    expect(await verify({ NODE_OPTIONS })).toMatchObject({ code: 1, err });
  });

  test('refuses one for which there is no room before it takes any', async () => {
    const NODE_OPTIONS = instead('fs.statfsSync = () => ({ bavail: 10_000, bsize: 4096 })');
    expect(await verify({ NODE_OPTIONS })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/ cannot be restored: it needs \d+ MB beside \S+, and 41 MB are free\.\n$/),
    });
  });
});
