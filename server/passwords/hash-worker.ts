import { argon2Sync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Derivation } from './hash-threads.ts';

/** Below everything else of the machine, and not starved by it. */
const NICE = 5;

// On Linux 0 is the calling thread; elsewhere it is the whole server, which stays as it is.
if (process.platform === 'linux') setPriority(0, NICE);

parentPort?.on('message', ({ cost, message, nonce }: Derivation) => {
  parentPort?.postMessage(argon2Sync('argon2id', { ...cost, message, nonce }));
});
