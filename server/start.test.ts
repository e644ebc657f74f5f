import { readdirSync, statSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtVersion } from './http/web-build.ts';
import { testEngine } from './testing/database/test-database.ts';
import { type RunningServer, until } from './testing/processes/running-server.ts';
import { serversOnEmpty } from './testing/processes/servers-on-empty.ts';

const { database, start } = serversOnEmpty();
const statusOf = async (url: string) => (await fetch(url)).status;

/** How many servers are ended before a crowd; hundreds need a run of their own. */
const END_ROUNDS = Number(process.env['MUSTER_END_ROUNDS'] ?? 1);

/** How a server ends that 48 connections ask without a pause, and all that they hear: status codes, or how a request failed. */
async function endBeforeACrowd(): Promise<[code: number | null, heard: string[]]> {
  const server = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 48 });
  const ask = () =>
    new Promise<string>((resolve) => {
      get(`${server.address}/healthz`, { agent }, (answer) => {
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
  await until(() => (heard.get('200') ?? 0) > 480, 'every connection to be in use');
  const { code } = await server.kill('SIGTERM');
  await asking;
  agent.destroy();
  return [code, [...heard.keys()].sort()];
}

describe('a server process', () => {
  test('answers healthz and readyz, and ends with 0 on SIGTERM', async () => {
    const server = await start();
    expect(await statusOf(`${server.address}/healthz`)).toBe(200);
    expect(await statusOf(`${server.address}/readyz`)).toBe(200);
    const { code, err } = await server.kill('SIGTERM');
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('says once in the log that %s has asked it to stop', async (signal) => {
    const server = await start({ LOG_LEVEL: 'info' });
    const { out } = await server.kill(signal);
    const lines = out.split('\n').filter((it) => it.includes('"stopping"'));
    expect(lines.map((it) => JSON.parse(it))).toEqual([expect.objectContaining({ msg: 'stopping', signal })]);
  });

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

  test(
    `answers whoever is connected when it ends, and cuts nobody off, ${END_ROUNDS} times`,
    async () => {
      for (let round = 0; round < END_ROUNDS; round += 1)
        expect(await endBeforeACrowd()).toEqual([0, ['200', 'ECONNREFUSED']]);
    },
    20_000 * END_ROUNDS,
  );

  test('says in its first line which version it is', async () => {
    const server = await start({ LOG_LEVEL: 'info' });
    const { out } = await server.kill('SIGTERM');
    const [line = ''] = out.split('\n', 1);
    expect(JSON.parse(line)).toMatchObject({ msg: 'starting', version: builtVersion(), node: process.version });
  });

  test('prints the set-up link by the port that it got where any would do, and by the address that it was given', async () => {
    for (const PUBLIC_URL of ['', 'https://muster.example']) {
      const DATA_DIR = path.join(database().dataDir, `own${PUBLIC_URL.length}`);
      const server = await start({ MUSTER_TEST_COMPANY: 'none', DATA_DIR, PUBLIC_URL });
      const { out } = await server.kill('SIGTERM');
      expect(/(\S+)\/setup\?token=/.exec(out)?.[1]).toBe(PUBLIC_URL || server.address);
    }
  });

  test('keeps its files to its own account', async () => {
    const DATA_DIR = path.join(database().dataDir, 'own');
    await start({ DATA_DIR });
    const kept =
      testEngine() === 'sqlite' ? [DATA_DIR, ...readdirSync(DATA_DIR).map((it) => path.join(DATA_DIR, it))] : [];
    for (const file of kept) expect([file, statSync(file).mode & 0o077]).toEqual([file, 0]);
  });
});

describe('on the bare wire', () => {
  const say = async (server: RunningServer, text: string): Promise<string> => {
    const { port, hostname } = new URL(server.address);
    const socket = connect(Number(port), hostname);
    let heard = '';
    socket.setEncoding('utf8').on('data', (it: string) => {
      heard += it;
    });
    socket.on('error', () => {});
    socket.end(text);
    await until(() => socket.closed, 'the connection to close');
    return heard;
  };

  test('whoever sends many requests and reads no answer is cut off, and nobody else', async () => {
    const server = await start();
    const many = await say(server, 'GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(40));
    expect(many.match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThan(40);
    const few = await say(server, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3));
    expect(few.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
  });

  test.each([
    ['two hosts', 400, 'GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n'],
    ['an expectation', 417, 'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: cake\r\nConnection: close\r\n\r\n'],
    ['what is no HTTP', 400, 'nonsense\r\n\r\n'],
    ['far too long a header', 431, `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('%s is refused with the headers of every answer', async (_, status, text) => {
    const heard = await say(await start(), text);
    expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(heard).toContain('x-content-type-options: nosniff');
    expect(heard).toContain('"status":"fail"');
  });

  test('what is no HTTP is refused, and the server goes on', async () => {
    const server = await start();
    for (const text of [
      'nonsense\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'GET /healthz HTTP/1.1\r\n\r\n',
      'GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'POST /jwt/token HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\n\r\n',
      `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Bad: a\u0000b\r\n\r\n',
      '\u0016\u0003\u0001\u0002\u0000\u0001',
    ]) {
      const heard = await say(server, text);
      expect(heard).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
      expect(heard).not.toMatch(/ at .*:\d+|node_modules/);
    }
    expect(await statusOf(`${server.address}/readyz`)).toBe(200);
    expect(server.hasEnded()).toBe(false);
  });
});
