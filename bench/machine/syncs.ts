import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often a process asks the disk to keep its writes while `work` runs; undefined without strace. */
export async function countSyncs(pid: number, work: () => Promise<void>): Promise<number | undefined> {
  if (spawnSync('strace', ['-V']).status !== 0) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-bench-'));
  const file = path.join(folder, 'syncs');
  const tracer = spawn('strace', ['-f', '-e', 'trace=fsync,fdatasync', '-o', file, '-p', String(pid)], {
    stdio: 'ignore',
  });
  const ended = once(tracer, 'exit');
  await sleep(500);
  if (tracer.exitCode !== null) return undefined;
  await work();
  tracer.kill('SIGINT');
  await ended;
  const syncs = readFileSync(file, 'utf8').match(/\bf(data)?sync\(/g)?.length ?? 0;
  rmSync(folder, { recursive: true });
  return syncs;
}
