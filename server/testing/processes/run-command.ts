import { type ChildProcess, spawn } from 'node:child_process';
import { asStarted } from './as-started.ts';

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs one of the server's commands to its end, with nothing of the environment but what is given. */
export async function runCommandFile(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
  begun: (child: ChildProcess) => void = () => undefined,
): Promise<Ended> {
  const child = spawn(process.execPath, [...asStarted(`commands/${file}`), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  begun(child);
  const text = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (it: string) => {
    text.out += it;
  });
  child.stderr.setEncoding('utf8').on('data', (it: string) => {
    text.err += it;
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, ...text };
}
