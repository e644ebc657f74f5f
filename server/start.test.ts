import { readdirSync, statSync } from 'node:fs';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtVersion } from './http/web-app/web-build.ts';
import { PASSWORD } from './testing/company/office.ts';
import { testEngine } from './testing/database/test-database.ts';
import { until } from './testing/processes/running-server.ts';
import { serversOnEmpty } from './testing/processes/servers-on-empty.ts';

const { database, start } = serversOnEmpty();
const statusOf = async (url: string) => (await fetch(url)).status;

/** How many servers are ended before a crowd; hundreds need a run of their own. */
const END_ROUNDS = Number(process.env['MUSTER_END_ROUNDS'] ?? 1);

/**
 * How a server ends that is asked from 48 places without a pause, for what takes it a moment, and all that they hear: status
 * codes, or how a request failed.
 */
async function endBeforeACrowd(keepAlive: boolean): Promise<[code: number | null, heard: string[]]> {
  const server = await start();
  const authorization = `Basic ${btoa(`A:${PASSWORD}`)}`;
  const signIn = await fetch(`${server.address}/jwt/token`, { method: 'POST', headers: { authorization } });
  const headers = { authorization: `Bearer ${((await signIn.json()) as { accessToken: string }).accessToken}` };
  const agent = new Agent({ keepAlive, maxSockets: 48 });
  const ask = () =>
    new Promise<string>((resolve) => {
      get(`${server.address}/api/attendance/summary`, { agent, headers }, (answer) => {
        answer.resume().on('end', () => resolve(String(answer.statusCode)));
      }).on('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)));
    });
  const heard = new Map<string, number>();
  const keepAsking = async () => {
    for (let answer = await ask(); ; answer = await ask()) {
      heard.set(answer, (heard.get(answer) ?? 0) + 1);
      if (answer !== '200') return;
    }
  };
  const asking = Promise.all(Array.from({ length: 48 }, keepAsking));
  await until(() => (heard.get('200') ?? 0) > 96, 'every connection to be in use');
  const { code } = await server.kill('SIGTERM');
  await asking;
  agent.destroy();
  return [code, [...heard.keys()].sort()];
}

describe('a server process', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'answers, and ends with 0 on %s; its log says which version began and what ended it',
    async (signal) => {
      const server = await start({ LOG_LEVEL: 'info' });
      expect(await statusOf(`${server.address}/healthz`)).toBe(200);
      expect(await statusOf(`${server.address}/readyz`)).toBe(200);
      const { code, out, err } = await server.kill(signal);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      const lines = out.split('\n');
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({
        msg: 'starting',
        version: builtVersion(),
        node: process.version,
      });
      const stopping = lines.filter((it) => it.includes('"stopping"')).map((it) => JSON.parse(it));
      expect(stopping).toEqual([expect.objectContaining({ msg: 'stopping', signal })]);
    },
  );

  test('finishes what is under way before it ends', async () => {
    const server = await start();
    const signIns = Array.from({ length: 20 }, () =>
      fetch(`${server.address}/api/membercode/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ membercode: 'A', password: 'a quiet morning' }),
      }).then(
        (it) => it.status,
        () => 'not accepted',
      ),
    );
    await Promise.race(signIns);
    const ended = server.kill('SIGTERM');
    const statuses = await Promise.all(signIns);
    expect(statuses.filter((it) => typeof it === 'number' && it < 500).length).toBeGreaterThan(0);
    for (const status of statuses) expect([200, 429, 503, 'not accepted']).toContain(status);
    expect((await ended).code).toBe(0);
  });

  test.each([
    ['is connected', true],
    ['connects anew for each request', false],
  ])(
    `answers whoever %s when it ends, and cuts nobody off, ${END_ROUNDS} times`,
    async (_, keepAlive) => {
      for (let round = 0; round < END_ROUNDS; round += 1)
        expect(await endBeforeACrowd(keepAlive)).toEqual([0, ['200', 'ECONNREFUSED']]);
    },
    20_000 * END_ROUNDS,
  );

  test('prints the set-up link by the port that it got where any would do, and by the address that it was given', async () => {
    for (const PUBLIC_URL of ['', 'https://muster.example']) {
      const DATA_DIR = path.join(database().dataDir, `own${PUBLIC_URL.length}`);
      const server = await start({ MUSTER_TEST_COMPANY: 'none', DATA_DIR, PUBLIC_URL });
      const { out } = await server.kill('SIGTERM');
      expect(/(\S+)\/setup\?token=/.exec(out)?.[1]).toBe(PUBLIC_URL || server.address);
    }
  });

  test('says that it has mails to send and nobody whom they are from', async () => {
    const SMTP_URL = 'smtp://127.0.0.1:9';
    const warned = async (env: Record<string, string>) => {
      const DATA_DIR = path.join(database().dataDir, `from${Object.keys(env).length}`);
      const server = await start({ DATA_DIR, LOG_LEVEL: 'warn', ...env });
      const { out } = await server.kill('SIGTERM');
      return out.includes('MAIL_FROM is not set');
    };
    expect(await warned({ SMTP_URL })).toBe(true);
    expect(await warned({ SMTP_URL, MAIL_FROM: 'hr@lotus.example' })).toBe(false);
    expect(await warned({})).toBe(false);
  });

  test.runIf(testEngine() === 'sqlite')('keeps its files to its own account', async () => {
    const DATA_DIR = path.join(database().dataDir, 'own');
    await start({ DATA_DIR });
    const kept = readdirSync(DATA_DIR);
    expect(kept).not.toEqual([]);
    for (const file of [DATA_DIR, ...kept.map((it) => path.join(DATA_DIR, it))])
      expect([file, statSync(file).mode & 0o077]).toEqual([file, 0]);
  });
});
