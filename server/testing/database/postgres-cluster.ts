import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Certificate } from './certificate.ts';

/** A PostgreSQL of the tests' own, which they may stop. */
export interface Cluster {
  readonly url: string;
  start(): Promise<void>;
  /** As an operator does (`fast`), or as when the power goes (`immediate`). */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** A connection of an operator. */
  connect(): Promise<{ run(statement: string): Promise<unknown>; end(): Promise<void> }>;
  drop(): Promise<void>;
}

const INSTALLED = '/usr/lib/postgresql';

/** Where the programs of a PostgreSQL server are, or why there is none to start. */
export function findPostgresPrograms(): { bin: string } | { reason: string } {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a)) : [];
  const bin = versions.map((it) => path.join(INSTALLED, it, 'bin')).find((it) => existsSync(path.join(it, 'initdb')));
  if (!bin) return { reason: `there is no initdb under ${INSTALLED}` };
  if (process.getuid?.() === 0 && !accountOf('postgres'))
    return { reason: 'root has no account postgres to run it by' };
  return { bin };
}

/** PostgreSQL refuses to run as root. */
function accountOf(name: string): { uid: number; gid: number } | undefined {
  const ask = (flag: string) => Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10);
  const account = { uid: ask('-u'), gid: ask('-g') };
  return Number.isNaN(account.uid) ? undefined : account;
}

/** Makes an empty cluster in a folder of its own and starts it, with a certificate where it has one. */
export async function createCluster(bin: string, certificate?: Certificate): Promise<Cluster> {
  const place = await emptyPlace(bin);
  return started(place, certificate ? `-c ssl=on ${certificateOf(place.data, certificate, place.account)}` : '');
}

/** One whose content survives no power cut: it waits for no disk, which is a quarter of the tests' time. */
export const createHastyCluster = async (bin: string): Promise<Cluster> =>
  started(await emptyPlace(bin, inMemory()), '-c fsync=off -c full_page_writes=off');

const MEMORY = '/dev/shm';

/** Where files lie in memory, if that is a place with room for the databases of a whole run. */
function inMemory(): string | undefined {
  if (!existsSync(MEMORY)) return undefined;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > 3 * 1024 ** 3 ? MEMORY : undefined;
}

async function emptyPlace(bin: string, parent?: string): Promise<Place> {
  const place = makePlace(bin, parent);
  const made = ['-D', place.data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await place.run('initdb', made);
  return place;
}

/** A copy of a cluster, which follows it until it is promoted: no commit of the first is answered before it is here. */
export async function createStandby(bin: string, primary: Cluster): Promise<Standby> {
  const place = makePlace(bin);
  await place.run('pg_basebackup', ['-d', primary.url, '-D', place.data, '-R', '-X', 'stream', '--no-sync']);
  const standby = await started(place, '');
  const operator = await primary.connect();
  await operator.run("alter system set synchronous_standby_names = '*'");
  await operator.run('select pg_reload_conf()');
  await operator.end();
  return { ...standby, promote: () => place.run('pg_ctl', ['promote', '-w', '-D', place.data]) };
}

export interface Standby extends Cluster {
  /** Makes it the one that takes writes. */
  promote(): Promise<void>;
}

interface Place {
  readonly folder: string;
  readonly data: string;
  readonly account: ReturnType<typeof accountOf>;
  run(program: string, args: readonly string[]): Promise<void>;
}

/** A folder that PostgreSQL's programs may use. */
function makePlace(bin: string, parent = tmpdir()): Place {
  const folder = mkdtempSync(path.join(parent, 'muster-cluster-'));
  const account = process.getuid?.() === 0 ? accountOf('postgres') : undefined;
  if (account) chownSync(folder, account.uid, account.gid);
  const run = (program: string, args: readonly string[]) =>
    new Promise<void>((resolve, reject) => {
      const child = spawn(path.join(bin, program), args, { ...account, cwd: folder, stdio: 'ignore' });
      child.on('error', reject);
      child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`))));
    });
  return { folder, data: path.join(folder, 'data'), account, run };
}

async function started({ folder, data, run }: Place, more: string): Promise<Cluster> {
  const port = await freePort();
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 ${more}`;
  const cluster: Cluster = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: () => run('pg_ctl', ['start', '-w', '-D', data, '-l', path.join(folder, 'log'), '-o', settings]),
    stop: (mode) => run('pg_ctl', ['stop', '-w', '-D', data, '-m', mode]),
    connect: async () => {
      const client = new pg.Client({ connectionString: cluster.url });
      client.on('error', () => {});
      await client.connect();
      return { run: (statement) => client.query(statement), end: () => client.end() };
    },
    drop: async () => {
      await cluster.stop('immediate').catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await cluster.start();
  return cluster;
}

/** The cluster's own copies, which it refuses to use where somebody else could read the key. */
function certificateOf(data: string, { certificate, key }: Certificate, owner?: { uid: number; gid: number }): string {
  return Object.entries({ ssl_cert_file: certificate, ssl_key_file: key })
    .map(([setting, file]) => {
      const own = path.join(data, path.basename(file));
      copyFileSync(file, own);
      chmodSync(own, 0o600);
      if (owner) chownSync(own, owner.uid, owner.gid);
      return `-c ${setting}=${own}`;
    })
    .join(' ');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
