import type { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { createHashThreads, type Derivation } from './hash-threads.ts';

const derivation: Derivation = {
  cost: { memory: 64, passes: 1, parallelism: 1, tagLength: 32 },
  message: Buffer.from('a quiet morning'),
  nonce: Buffer.alloc(16, 7),
};

/** The threads that begin during a test. */
function threadsBegun(): Worker[] {
  const begun: Worker[] = [];
  const note = (it: Worker) => void begun.push(it);
  process.on('worker', note);
  onTestFinished(async () => {
    process.off('worker', note);
    await Promise.all(begun.map((it) => it.terminate()));
  });
  return begun;
}

const endOf = (thread: Worker | undefined) => new Promise((resolve) => thread?.once('exit', resolve));

test('a thread that rests is asked again', async () => {
  const begun = threadsBegun();
  const derive = createHashThreads();
  const tag = await derive(derivation);
  expect(await derive(derivation)).toEqual(tag);
  expect(begun).toHaveLength(1);
});

test('one that ends while it rests is not asked again: another answers', async () => {
  const begun = threadsBegun();
  const derive = createHashThreads();
  const tag = await derive(derivation);
  await begun[0]?.terminate();
  expect(await derive(derivation)).toEqual(tag);
  expect(begun).toHaveLength(2);
});

test('one that fails while it rests ends alone, and another answers', async () => {
  const begun = threadsBegun();
  const derive = createHashThreads();
  const tag = await derive(derivation);
  const ended = endOf(begun[0]);
  begun[0]?.postMessage('what cannot be hashed');
  await ended;
  expect(await derive(derivation)).toEqual(tag);
  expect(begun).toHaveLength(2);
});

test('one that fails at what it is asked leaves that unanswered, and another answers what comes next', async () => {
  const begun = threadsBegun();
  const derive = createHashThreads();
  const impossible = { ...derivation, cost: { ...derivation.cost, memory: 1 } };
  await expect(derive(impossible)).rejects.toThrow();
  expect(await derive(derivation)).toHaveLength(32);
  expect(begun).toHaveLength(2);
});
