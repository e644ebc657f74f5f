import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { runToEnd } from '../../testing/processes/running-server.ts';
import { serversOnEmpty } from '../../testing/processes/servers-on-empty.ts';

const { database, start } = serversOnEmpty();
/** One that owns nothing. */
const OTHER_ACCOUNT = 65_534;
const statusOf = async (url: string) => (await fetch(url)).status;

describe('a data directory', () => {
  test('is for one server: a second refuses and names the first', async () => {
    const first = await start();
    const { code, err } = await runToEnd('testing/processes/serve.ts', database().env);
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toEqual([
      expect.stringMatching(
        new RegExp(`^The data directory ${database().dataDir} is in use by .*\\(process ${first.pid}, since `),
      ),
    ]);
    expect(await statusOf(`${first.address}/readyz`)).toBe(200);
  });

  test('whose lock cannot be taken at all, as on a full disk, is not said to be in use by who had it last', async () => {
    const first = await start();
    await first.kill('SIGKILL');
    writeFileSync(path.join(database().dataDir, 'lock.sqlite'), 'No room was left for a lock. '.repeat(500));
    const { code, err } = await runToEnd('testing/processes/serve.ts', database().env);
    expect({ code, err }).toEqual({
      code: 1,
      err: `DATA_DIR ${database().dataDir} cannot be used: file is not a database.\n`,
    });
  });

  test.each([
    ['', 0o500, 'write into this folder'],
    ['lock.sqlite', 0o000, 'read and write lock.sqlite in it'],
    ['muster.sqlite', 0o400, 'read and write muster.sqlite in it'],
  ])('of which %j may not be used says so, and by whom', async (name, mode, words) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'muster-rights-'));
    const root = process.getuid?.() === 0;
    const uid = root ? { uid: OTHER_ACCOUNT } : {};
    if (root && name !== '') chownSync(dataDir, OTHER_ACCOUNT, OTHER_ACCOUNT);
    if (name !== '') writeFileSync(path.join(dataDir, name), '');
    chmodSync(path.join(dataDir, name), mode);
    const { code, err } = await runToEnd('testing/processes/serve.ts', { DATA_DIR: dataDir }, uid);
    rmSync(dataDir, { recursive: true, force: true });
    expect(code).toBe(1);
    expect(err).toMatch(
      new RegExp(`^DATA_DIR ${dataDir} cannot be used: the account .*\\d\\)? may not ${words}\\.\n$`),
    );
  });

  test('is free again at once after kill -9', async () => {
    const first = await start();
    await first.kill('SIGKILL');
    const second = await start();
    expect(await statusOf(`${second.address}/readyz`)).toBe(200);
  });

  test('whose database is damaged is not served, and not made anew', async () => {
    mkdirSync(database().dataDir, { recursive: true });
    await database().database.close();
    const file = path.join(database().dataDir, 'muster.sqlite');
    writeFileSync(file, 'This is no database. '.repeat(500));
    const { code, err } = await runToEnd('testing/processes/serve.ts', database().env);
    expect({ code, lines: err.trimEnd().split('\n').length }).toEqual({ code: 1, lines: 1 });
    expect(err).toContain(database().dataDir);
    expect(statSync(file).size).toBe(10_500);
  });

  test('waits nine seconds for a client that never finishes its request, no longer', async () => {
    const server = await start();
    const { port, hostname } = new URL(server.address);
    const slow = connect(Number(port), hostname);
    slow.on('error', () => {});
    slow.write(
      'POST /api/membercode/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    await sleep(100);
    const asked = performance.now();
    const { code } = await server.kill('SIGTERM');
    expect(code).toBe(0);
    // Nine, and what it takes to end on a machine that is busy with others.
    expect(performance.now() - asked).toBeLessThan(20_000);
    slow.destroy();
  });
});
