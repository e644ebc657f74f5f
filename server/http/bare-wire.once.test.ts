import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { type RunningServer, startRunning, until } from '../testing/processes/running-server.ts';

let made: TestDatabase;
let server: RunningServer;
beforeAll(async () => {
  made = await openTestDatabase();
  server = await startRunning(made.env);
});
afterAll(async () => {
  await server.kill('SIGKILL');
  await made.drop();
});

describe('on the bare wire', () => {
  const say = async (text: string): Promise<string> => {
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
    const many = await say('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(40));
    expect(many.match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThan(40);
    const few = await say('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3));
    expect(few.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
  });

  test('a proxy that speaks HTTP/1.0 and says nothing of itself is not told what is for this machine alone', async () => {
    const asked = (version: string) =>
      say(`GET /metrics HTTP/${version}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(await asked('1.0')).toMatch(/^HTTP\/1\.1 404 /);
    expect(await asked('1.1')).toMatch(/^HTTP\/1\.1 200 /);
  });

  test.each([
    ['two hosts', 400, 'GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n'],
    ['no host', 400, 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a whole address of nothing', 404, 'GET http://x/api/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    [
      'a whole address of another kind',
      404,
      'GET ftp://x/api/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    ],
    ['an expectation', 417, 'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: cake\r\nConnection: close\r\n\r\n'],
    ['what is no HTTP', 400, 'nonsense\r\n\r\n'],
    ['far too long a header', 431, `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('%s is refused with the headers of every answer', async (_, status, text) => {
    const heard = await say(text);
    expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(heard).toContain('x-content-type-options: nosniff');
    expect(heard).toContain('"status":"fail"');
  });

  test.each([
    [415, 'a form where JSON is asked for', 'Content-Type: multipart/form-data; boundary=b', 10],
    [415, 'what is compressed', 'Content-Type: application/json\r\nContent-Encoding: gzip', 10],
    [413, 'what is too large', 'Content-Type: application/json', 3_000_000],
  ])(
    '%i: %s is heard to its end before it is refused, or whoever sends it would lose the answer',
    async (status, _, type, length) => {
      const { port, hostname } = new URL(server.address);
      const socket = connect(Number(port), hostname);
      let heard = '';
      socket.setEncoding('utf8').on('data', (it: string) => {
        heard += it;
      });
      const failed = vi.fn();
      socket.on('error', failed);
      socket.write(
        `POST /api/membercode/login HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: ${length}\r\n\r\n--b--`,
      );
      await sleep(200);
      expect(heard).toBe('');
      socket.write('1'.repeat(length - 5));
      await until(() => socket.closed, 'the connection to close');
      expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(failed).not.toHaveBeenCalled();
    },
  );

  test.each(['text/plain', 'application/json'])(
    'more of %s than any call takes is not heard to its end',
    async (type) => {
      const { port, hostname } = new URL(server.address);
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.resume();
      socket.write(
        `POST /api/membercode/login HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 99999999\r\n\r\n`,
      );
      Readable.from(Array<string>(30).fill('x'.repeat(1024 * 1024))).pipe(socket, { end: false });
      const began = performance.now();
      await until(() => socket.closed, 'the connection to close');
      expect(performance.now() - began).toBeLessThan(20_000);
    },
  );

  test('what is no HTTP is refused, and the server goes on', async () => {
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
      const heard = await say(text);
      expect(heard).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
      expect(heard).not.toMatch(/ at .*:\d+|node_modules/);
    }
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    expect(server.hasEnded()).toBe(false);
  });
});
