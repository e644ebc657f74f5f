import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asStarted } from '@muster/server/testing/processes/as-started.ts';
import { root } from '../runner/run-command.ts';

/** A server process with a data directory of its own, as a person starts it. */
export interface RunningServer {
  readonly origin: string;
  /** Its data directory, for what no call can bring about: a day that is over. */
  readonly directory: string;
  /** Everything it has printed so far. */
  printed(): string;
  /** Ends the process; the data directory goes with it. */
  stop(): Promise<void>;
}

/** What `npm run demo` and `npm start` run. */
export type StartFile = 'server/commands/demo.ts' | 'server/main.ts';

/** A machine that also builds something else takes more than half a minute. */
const PATIENCE_MS = 120_000;

/** Starts a server on a free port, at the journeys' moment, and waits until it says where it is. */
export async function startServer(file: StartFile): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const directory = mkdtempSync(join(tmpdir(), 'muster-journeys-'));
  const { DATABASE_URL: _otherDatabase, PUBLIC_URL: _otherAddress, ...surroundings } = process.env;
  const moved = ['--import', './e2e/testing/moved-server.ts'];
  const child = spawn(process.execPath, [...moved, ...asStarted(join(root, file))], {
    cwd: root,
    env: {
      ...surroundings,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: directory,
      LOG_LEVEL: 'warn',
      MEMBER_WRITES: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const isUp = new Promise<void>((resolve, reject) => {
    const listen = (piece: Buffer) => {
      text += piece.toString();
      if (text.includes(`is at ${origin}`)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    const giveUp = (why: string) => reject(new Error(`${file} ${why}:\n${text}`));
    child.once('error', (error) => giveUp(error.message));
    void ended.then(() => giveUp('ended before it was up'));
    setTimeout(() => giveUp('did not come up in time'), PATIENCE_MS).unref();
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await isUp;
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, directory, printed: () => text, stop };
}

/** Links that a server hands out name its port, so it is chosen before the server starts. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
      );
    });
  });
}
