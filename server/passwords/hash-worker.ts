import { argon2Sync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { lowerThisThread } from '../threads/low-thread.ts';
import type { Derivation } from './hash-threads.ts';

lowerThisThread();

parentPort?.on('message', ({ cost, message, nonce }: Derivation) => {
  parentPort?.postMessage(argon2Sync('argon2id', { ...cost, message, nonce }));
});
