import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { workedFor } from './work-limit.ts';

const WORK_MS = 400;
const threadThat = (does: string) => {
  const thread = new Worker(does, { eval: true });
  onTestFinished(() => thread.terminate().then(() => undefined));
  return thread;
};

test('a thread that works is told once it has worked so long', async () => {
  expect(await workedFor(threadThat('for (;;);'), WORK_MS)).toBe('worked');
});

test('the time in which a thread is not given the processor does not count', async () => {
  const waiting = threadThat(`Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${WORK_MS * 5})`);
  expect(await workedFor(waiting, WORK_MS)).toBe('ended');
});

test('a thread that is ended meanwhile is waited for no longer', async () => {
  const thread = threadThat('for (;;);');
  const told = workedFor(thread, 60_000);
  await thread.terminate();
  expect(await told).toBe('ended');
});
