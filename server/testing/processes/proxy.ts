import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A proxy before several servers, such as an operator has: it tries nothing a second time. */
export interface ProxyBefore {
  readonly address: string;
  /** What it answered with a refusal, or could not hand on, since this was last emptied. */
  readonly failures: string[];
  /** How many answers each server gave. */
  readonly answered: Map<string, number>;
  /** From now on these servers are asked whether they are ready, and whoever is gets requests in turn. */
  to(servers: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const LOOK_MS = 50;

/** Starts a proxy that looks at `/readyz` of its servers many times a second. */
export async function startProxy(): Promise<ProxyBefore> {
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  const answered = new Map<string, number>();
  const ready = new Set<string>();
  let servers: readonly string[] = [];
  let turn = 0;

  const handOn = (asked: IncomingMessage, answer: ServerResponse) => {
    const fail = (reason: string) => {
      failures.push(`${asked.method} ${asked.url} ${reason}`);
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    };
    const able = servers.filter((it) => ready.has(it));
    const server = able[turn++ % able.length];
    if (!server) return fail('met no server that is ready');
    const { connection: _hop, ...headers } = asked.headers;
    const handed = request(`${server}${asked.url}`, { method: asked.method, headers, agent }, (heard) => {
      const status = heard.statusCode ?? 0;
      if (status >= 400) failures.push(`${asked.method} ${asked.url} was told ${status}`);
      answered.set(server, (answered.get(server) ?? 0) + 1);
      const { connection: _own, 'keep-alive': _kept, ...kept } = heard.headers;
      answer.writeHead(status, kept);
      heard.on('error', (error) => fail(error.message)).pipe(answer);
    });
    handed.on('error', (error) => fail(error.message));
    asked.pipe(handed);
  };

  const proxy = createServer(handOn).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  let closed = false;
  const looking = (async () => {
    while (!closed) {
      for (const it of servers) await look(it, ready);
      await sleep(LOOK_MS);
    }
  })();
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    failures,
    answered,
    to: async (given) => {
      servers = given;
      await Promise.all(given.map((it) => look(it, ready)));
    },
    close: async () => {
      closed = true;
      await looking;
      agent.destroy();
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

async function look(server: string, ready: Set<string>): Promise<void> {
  const ok = await new Promise<boolean>((resolve) => {
    request(`${server}/readyz`, { agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    })
      .on('error', () => resolve(false))
      .end();
  });
  if (ok) ready.add(server);
  else ready.delete(server);
}
