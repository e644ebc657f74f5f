import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { type Ran, root, runCommand } from '../runner/run-command.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'muster-launcher-')));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The package of the pinned Node.js for this platform, and where its binary lies. */
export const pin = `node-${process.platform}-${process.arch}`;
export const pinnedBinary = `node_modules/${pin}/bin/node`;

/** A checkout as some npm may leave it: the launcher, its manifest, and `files`; what begins with `#!` is a command. */
export function machine(pins: Record<string, string>, files: Record<string, string> = {}): string {
  const home = mkdtempSync(join(folder, 'machine-'));
  cpSync(join(root, 'launcher'), join(home, 'launcher'), { recursive: true });
  const ordinary = {
    'package.json': JSON.stringify({ optionalDependencies: pins }),
    'package-lock.json': JSON.stringify({ packages: {} }),
  };
  for (const [file, content] of Object.entries({ ...ordinary, ...files })) {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    writeFileSync(join(home, file), content);
    if (content.startsWith('#!')) chmodSync(join(home, file), 0o755);
  }
  return home;
}

/** The same with a pinned Node.js that runs. */
export function healthyMachine(files: Record<string, string> = {}): string {
  const home = machine({ [pin]: '26.10.0' }, files);
  mkdirSync(dirname(join(home, pinnedBinary)), { recursive: true });
  symlinkSync(process.execPath, join(home, pinnedBinary));
  return home;
}

/** Runs `launcher/run` as a script of npm does, with the machine's own `commands` before the system's. */
export function launch(home: string, args: readonly string[], env: Record<string, string> = {}): Promise<Ran> {
  return started(home, [join(home, 'launcher', 'run'), ...args], env);
}

function started(home: string, command: readonly [string, ...string[]], env: Record<string, string>): Promise<Ran> {
  const path = [join(home, 'commands'), '/usr/bin', '/bin'].join(':');
  return runCommand(command, {
    cwd: home,
    env: { npm_node_execpath: process.execPath, LD_LIBRARY_PATH: '', PATH: path, ...env },
  });
}

/** Where every account may run it, unlike that of a checkout in somebody's home. */
export const copiedNode = join(folder, 'node');

/** The same as one account or the other; becoming `nobody` needs root, unless we are a plain account already. */
export function launchAs(account: 'root' | 'nobody', home: string, { ownsFolder = true } = {}): Promise<Ran> {
  if (!existsSync(copiedNode)) cpSync(process.execPath, copiedNode);
  const run = [join(home, 'launcher', 'run'), '-p', '1'] as const;
  const env = { npm_node_execpath: copiedNode };
  if (account === 'root' || process.getuid?.() !== 0) return launch(home, ['-p', '1'], env);
  const handedOver = ownsFolder ? spawnSync('chown', ['-R', 'nobody', home]) : spawnSync('chmod', ['755', home]);
  if (handedOver.status !== 0) throw new Error(handedOver.stderr.toString());
  return started(home, ['setpriv', '--reuid=nobody', '--clear-groups', ...run], env);
}
