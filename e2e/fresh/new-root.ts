import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../runner/run-command.ts';
import type { Account, Machine } from './machines.ts';

/** Where the repository is cloned to in a new root. */
const CLONE = '/srv/muster';

const PATH = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Runs a command to its end and answers what it printed; throws with that when it fails. */
export function must(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status === 0) return stdout;
  throw new Error(`${command} ${args.join(' ')}\n${(error?.message ?? stdout + stderr).trimEnd().slice(-4000)}`);
}

/** Makes a Debian with git, a Node.js and an npm in `place`, or keeps the one that is there, and tells their versions. */
export function makeBase(place: string, machine: Machine): string {
  if (!existsSync(join(place, 'ready'))) {
    rmSync(place, { recursive: true, force: true });
    must('debootstrap', '--variant=minbase', '--include=ca-certificates', machine.suite, place);
    carrySettings(place);
    const packages = ['git', ...(machine.from ? [] : ['nodejs', 'npm'])];
    must('chroot', place, 'apt-get', 'update', '-qq');
    must('chroot', place, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
    if (machine.from) installFromRegistry(place, machine.from);
    must('chroot', place, 'useradd', '--create-home', '--shell', '/bin/bash', 'user');
    writeFileSync(join(place, 'ready'), '');
  }
  const version = (command: string) => must('chroot', place, command, '--version').trim();
  return `Node ${version('node')}, npm ${version('npm')}`;
}

/** What this machine needs to reach its registries: apt's and npm's settings, certificates, names. */
function carrySettings(place: string): void {
  const npmSettings = must('npm', 'config', 'get', 'globalconfig').trim();
  const files = ['/etc/resolv.conf', '/etc/hosts', '/etc/ssl/certs/ca-certificates.crt', npmSettings];
  const apt = '/etc/apt/apt.conf.d';
  for (const name of readdirSync(apt)) if (name.startsWith('99')) files.push(join(apt, name));
  for (const file of files)
    if (existsSync(file)) cpSync(file, join(place, file), { recursive: true, dereference: true });
  // Debian's npm reads its global settings elsewhere.
  if (existsSync(npmSettings)) cpSync(npmSettings, join(place, '/etc/npmrc'));
}

function installFromRegistry(place: string, { node, npm }: { node: string; npm: string }): void {
  const parts = join(place, 'opt/node');
  mkdirSync(parts, { recursive: true });
  must('npm', 'install', '--no-save', '--prefix', parts, `node-linux-${process.arch}@${node}`, `npm@${npm}`);
  const modules = '/opt/node/node_modules';
  must('chroot', place, 'ln', '-s', `${modules}/node-linux-${process.arch}/bin/node`, '/usr/local/bin/node');
  must('chroot', place, 'ln', '-s', `${modules}/npm/bin/npm-cli.js`, '/usr/local/bin/npm');
}

/** A copy of a base with what processes expect of a machine, and a clone of this repository's commit in it. */
export interface NewRoot extends Disposable {
  /** The command that runs a line of shell in the clone, with nothing of our surroundings but the certificates. */
  command(account: Account, line: string): readonly [string, ...string[]];
}

/** Nothing of it remains once it is disposed of: its processes are ended, its mounts undone, its files removed. */
export function enterRoot(base: string, place: string, account: Account): NewRoot {
  leaveRoot(place);
  for (const part of ['upper', 'work', 'root']) mkdirSync(join(place, part), { recursive: true });
  const home = join(place, 'root');
  const layers = `lowerdir=${base},upperdir=${place}/upper,workdir=${place}/work`;
  must('mount', '-t', 'overlay', 'overlay', '-o', layers, home);
  must('mount', '-t', 'proc', 'proc', join(home, 'proc'));
  must('mount', '--bind', '/dev', join(home, 'dev'));
  must('git', 'clone', '--quiet', root, join(home, CLONE));
  must('chroot', home, 'chown', '-R', account, CLONE);
  const kept = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'].filter((name) => process.env[name]);
  const settings = [PATH, ...kept.map((name) => `${name}=${process.env[name]}`)];
  return {
    command: (who, line) => ['env', '-i', ...settings, 'chroot', home, 'su', who, '-c', `cd ${CLONE} && ${line}`],
    [Symbol.dispose]: () => leaveRoot(place),
  };
}

function leaveRoot(place: string): void {
  const home = join(place, 'root');
  endProcesses(home);
  for (const mounted of [join(home, 'dev'), join(home, 'proc'), home]) {
    if (readFileSync('/proc/mounts', 'utf8').includes(` ${mounted} `)) must('umount', mounted);
  }
  rmSync(place, { recursive: true, force: true });
}

/** Ends what runs inside a root: npm does not always pass a signal on to what it started. */
function endProcesses(home: string): void {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const inside = numbers.filter((pid) => rootOf(pid) === home).map(Number);
  for (const pid of inside) process.kill(pid, 'SIGKILL');
  if (inside.length > 0) spawnSync('sleep', ['1']);
}

function rootOf(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/root`);
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}
