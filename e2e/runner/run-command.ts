import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** The repository's root: every command runs there. */
export const root = join(import.meta.dirname, '..', '..');

/** The installed commands first, so that `node` is the pinned one. */
const commandPath = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);

export interface Ran {
  readonly code: number;
  /** Standard output and error, as they came; empty when they went to the terminal. */
  readonly output: string;
  readonly seconds: number;
}

/** Runs a command without input to its end; it never rejects: what cannot be started counts as code 127. */
export function runCommand(
  command: readonly [string, ...string[]],
  options: { env?: Record<string, string>; show?: boolean; cwd?: string } = {},
): Promise<Ran> {
  const started = performance.now();
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, PATH: commandPath, ...options.env },
    stdio: ['ignore', options.show ? 'inherit' : 'pipe', options.show ? 'inherit' : 'pipe'],
  });
  const pieces: Buffer[] = [];
  child.stdout?.on('data', (piece: Buffer) => pieces.push(piece));
  child.stderr?.on('data', (piece: Buffer) => pieces.push(piece));
  return new Promise((resolve) => {
    const end = (code: number, more = '') =>
      resolve({
        code,
        output: Buffer.concat(pieces).toString() + more,
        seconds: (performance.now() - started) / 1000,
      });
    child.on('error', (error) => end(127, error.message));
    child.on('close', (code) => end(code ?? 1));
  });
}
