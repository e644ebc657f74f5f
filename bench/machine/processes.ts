import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RecordedOrder } from '../floor/recorded.ts';
import type { ReplayOrder } from '../floor/replay-server.ts';
import type { FloorOrder } from '../floor/serve.ts';
import type { ReaderOrder } from '../load/reader.ts';

export const root = path.resolve(import.meta.dirname, '../..');

export interface Server {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** The environment of a server: ours, without what would point it at somebody's data. */
export function serverEnv(own: Record<string, string>): Record<string, string | undefined> {
  const {
    DATABASE_URL: _database,
    DATA_DIR: _directory,
    PORT: _port,
    HOST: _host,
    LOG_LEVEL: _log,
    ...rest
  } = process.env;
  return { ...rest, ...own };
}

/** Muster as it is shipped, in a process of its own, with its usual log; `tree` is where its files are. */
export async function startMuster(own: Record<string, string>, tree = root): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, startArguments(tree), {
    cwd: tree,
    // Each member of a benchmark does what hundreds do.
    env: serverEnv({ PORT: String(port), MEMBER_WRITES: '0', ...own }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await answers(port, child);
  return running(child, port);
}

/** What `npm start` hands to Node.js, without npm, which does not always pass a signal on. */
function startArguments(tree: string): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(tree, 'package.json'), 'utf8'));
  const [launcher, ...rest] = scripts.start.split(' ');
  if (launcher !== '"launcher/run"') throw new Error('"npm start" does not begin with the launcher.');
  return rest;
}

export const startFloor = (order: FloorOrder): Promise<Server> => startOrdered('bench/floor/serve.ts', order);

export const startReplay = (order: ReplayOrder): Promise<Server> => startOrdered('bench/floor/replay-server.ts', order);

export const startRecorded = (order: RecordedOrder): Promise<Server> => startOrdered('bench/floor/recorded.ts', order);

/** A reader that has read once. */
export async function startReader(order: ReaderOrder): Promise<Pick<Server, 'stop'>> {
  const child = fork(path.join(root, 'bench/load/reader.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(order);
  await once(child, 'message');
  return running(child, 0);
}

async function startOrdered(file: string, order: FloorOrder | ReplayOrder | RecordedOrder): Promise<Server> {
  const child = fork(path.join(root, file), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(order);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return running(child, port);
}

function running(child: ChildProcess, port: number): Server {
  return {
    port,
    pid: child.pid as number,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Resolves at the first answered request; asks every two milliseconds. */
export async function answers(port: number, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('The server ended before it answered.');
    if (performance.now() > deadline) throw new Error('The server does not answer.');
    await sleep(2);
  }
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1', path: '/readyz', agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    })
      .on('error', () => resolve(false))
      .end();
  });
}
