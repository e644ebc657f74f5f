import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { median } from '../load/load.ts';
import { answers, freePort, root, serverEnv } from './processes.ts';

/** Seconds from starting a command to the first answered request, the middle of some tries. */
export async function startupSeconds(command: 'npm start' | 'node server/main.ts', dataDir: string, tries: number) {
  const seconds: number[] = [];
  for (let tried = 0; tried < tries; tried++) seconds.push(await startOnce(command, dataDir));
  return median(seconds);
}

async function startOnce(command: 'npm start' | 'node server/main.ts', dataDir: string): Promise<number> {
  const port = await freePort();
  const env = serverEnv({ PORT: String(port), DATA_DIR: dataDir });
  const [program, args] = command === 'npm start' ? ['npm', ['start']] : [process.execPath, ['server/main.ts']];
  const started = performance.now();
  // A group of its own, since npm does not always pass a signal on to the server that it started.
  const child = spawn(program, args, { cwd: root, env, stdio: 'ignore', detached: true });
  await answers(port, child);
  const took = performance.now() - started;
  await endGroup(child);
  return took / 1000;
}

async function endGroup(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  process.kill(-(child.pid as number), 'SIGTERM');
  await gone;
}
