import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Ran, runCommand } from '../runner/run-command.ts';
import { freePort } from '../testing/running-server.ts';
import { callerOf } from '../testing/wire.ts';
import type { Account } from './machines.ts';
import type { NewRoot } from './new-root.ts';

/** How it went, in words for the table; `ok` is what counts. */
export interface Tried {
  readonly ok: boolean;
  readonly install: string;
  readonly demo: string;
  readonly test: string;
}

const DEMO_MINUTES = 15;

/** The two commands as the README has them; `words` go to `npm test`. What fails is printed. */
export async function tryCommands(place: NewRoot, account: Account, words: readonly string[]): Promise<Tried> {
  const install = await runIn(place, account, 'npm ci');
  if (install.code !== 0) return { ok: false, install: 'failed', demo: 'not tried', test: 'not tried' };
  const demo = await tryDemo(place, account);
  const test = await runIn(place, account, `npm test -- ${words.join(' ')}`);
  return {
    ok: demo.ok && test.code === 0,
    install: `${install.seconds.toFixed(0)} s`,
    demo: demo.told,
    test: `${test.output.match(/^\d+ passed, .*$/gm)?.at(-1) ?? 'failed'} (${test.seconds.toFixed(0)} s)`,
  };
}

async function runIn(place: NewRoot, account: Account, line: string): Promise<Ran> {
  const ran = await runCommand(place.command(account, line));
  if (ran.code !== 0) console.log(`${line} ended with ${ran.code}:\n${ran.output.slice(-4000)}`);
  return ran;
}

async function tryDemo(place: NewRoot, account: Account): Promise<{ ok: boolean; told: string }> {
  const port = await freePort();
  const started = performance.now();
  const [program, ...args] = place.command(account, `PORT=${port} npm run demo`);
  const demo = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const printed = collect(demo);
  try {
    await lookAndSignIn(`http://127.0.0.1:${port}`, demo);
    return { ok: true, told: `page and sign-in after ${((performance.now() - started) / 1000).toFixed(0)} s` };
  } catch (error) {
    console.log(`npm run demo: ${(error as Error).message}\n${printed().slice(-4000)}`);
    return { ok: false, told: (error as Error).message };
  } finally {
    await endGroup(demo);
  }
}

/** Fetches the page and a script of it, as a browser would, and signs a member in. */
async function lookAndSignIn(origin: string, demo: ChildProcess): Promise<void> {
  const page = await firstAnswer(origin, demo);
  const script = /src="([^"]+\.js)"/.exec(await page.text())?.[1];
  if (page.status !== 200 || !script) throw new Error(`the page answered ${page.status}`);
  const code = await fetch(new URL(script, origin));
  if (code.status !== 200) throw new Error(`the page's script answered ${code.status}`);
  await code.arrayBuffer();
  await callerOf(origin, 'EM001');
}

async function firstAnswer(origin: string, demo: ChildProcess): Promise<Response> {
  const deadline = performance.now() + DEMO_MINUTES * 60_000;
  while (performance.now() < deadline) {
    if (demo.exitCode !== null) throw new Error(`it ended with ${demo.exitCode}`);
    const answer = await fetch(origin).catch(() => undefined);
    if (answer) return answer;
    await sleep(500);
  }
  throw new Error(`no answer within ${DEMO_MINUTES} minutes`);
}

function collect(child: ChildProcess): () => string {
  let text = '';
  child.stdout?.on('data', (piece: Buffer) => (text += piece.toString()));
  child.stderr?.on('data', (piece: Buffer) => (text += piece.toString()));
  return () => text;
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  process.kill(-(child.pid as number), 'SIGTERM');
  await gone;
}
