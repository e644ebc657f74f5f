import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

const SCRIPT = `
  const { getPriority, setPriority } = await import('node:os');
  const { lowerThisThread } = await import(${JSON.stringify(new URL('./low-thread.ts', import.meta.url).href)});
  setPriority(0, Math.min(getPriority(0) + Number(process.argv[1]), 19));
  lowerThisThread();
  console.log(getPriority(0));
`;

/**
 * The priority that a thread ends at in a server that runs so low itself. It is lowered when it has started: a process that
 * starts low hardly gets to it on a busy machine.
 */
function priorityBelow(own: number): number {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', SCRIPT, String(own)], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return Number(stdout);
}

describe.runIf(process.platform === 'linux')('a thread that makes room for what answers', () => {
  const started = Number(spawnSync('nice', { encoding: 'utf8' }).stdout);

  test('is below a server that was itself started low', () => {
    expect(priorityBelow(10)).toBe(Math.min(started + 15, 19));
  });

  test('is as low as can be where the server is nearly so', () => {
    expect(priorityBelow(19)).toBe(19);
  });
});
