import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { asStarted } from './as-started.ts';

/** How a process ended, and what it said until then. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
  readonly milliseconds: number;
}

export interface RunningServer {
  readonly address: string;
  readonly pid: number;
  /** From the start of the process to its first answer. */
  readonly startedInMs: number;
  readonly ended: Promise<Ended>;
  hasEnded(): boolean;
  kill(signal: NodeJS.Signals): Promise<Ended>;
}

type Env = Readonly<Record<string, string>>;

function run(
  script: string,
  env: Env,
  account: { readonly uid?: number } = {},
): { child: ChildProcess; ended: Promise<Ended>; said: { out: string; err: string } } {
  const started = performance.now();
  const child = spawn(process.execPath, asStarted(script), {
    env: { PATH: process.env['PATH'] ?? '', TZ: process.env['TZ'] ?? 'UTC', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (it: string) => {
    said.out += it;
  });
  child.stderr.setEncoding('utf8').on('data', (it: string) => {
    said.err += it;
  });
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, ...said, milliseconds: performance.now() - started }));
  });
  return { child, ended, said };
}

const killing = (child: ChildProcess, ended: Promise<Ended>) => (signal: NodeJS.Signals) => {
  child.kill(signal);
  return ended;
};

/** Runs a script of the server to its end; `account` is another than that of the tests, which only root can choose. */
export const runToEnd = (script: string, env: Env, account?: { readonly uid?: number }): Promise<Ended> =>
  run(script, env, account).ended;

/** Runs a script until it has said something. */
export async function runUntil(
  script: string,
  env: Env,
  words: string,
): Promise<Pick<RunningServer, 'ended' | 'kill'>> {
  const { child, ended, said } = run(script, env);
  await until(() => said.out.includes(words) || child.exitCode !== null, `${script} to say "${words}"`);
  return { ended, kill: killing(child, ended) };
}

/** Starts a real server process and waits for its first answer. */
export async function startRunning(env: Env, script = 'testing/processes/serve.ts'): Promise<RunningServer> {
  const started = performance.now();
  const { child, ended, said } = run(script, { LOG_LEVEL: 'warn', MEMBER_WRITES: '0', ...env });
  await until(() => said.out.includes('Muster is at ') || child.exitCode !== null, 'the server to listen');
  const [, address] = /Muster is at (\S+)/.exec(said.out) ?? [];
  if (!address) throw new Error(`The server did not start: ${said.err || said.out}`);
  await fetch(`${address}/readyz`);
  return {
    address,
    pid: child.pid as number,
    startedInMs: performance.now() - started,
    ended,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    kill: killing(child, ended),
  };
}

/** Waits until something holds, looking often. */
export async function until(holds: () => boolean | Promise<boolean>, what: string, withinMs = 60_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Waited ${withinMs} ms for ${what}.`);
    await sleep(10);
  }
}
