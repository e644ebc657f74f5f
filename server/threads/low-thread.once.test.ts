import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

const SCRIPT = `
  const { lowerThisThread } = await import(${JSON.stringify(new URL('./low-thread.ts', import.meta.url).href)});
  lowerThisThread();
  console.log((await import('node:os')).getPriority(0));
`;

/** The priority that a thread ends at in a server that runs so low itself. */
function priorityBelow(own: number): number {
  const node = [process.execPath, '--input-type=module', '-e', SCRIPT];
  const { stdout, stderr } = spawnSync('nice', ['-n', String(own), ...node], { encoding: 'utf8' });
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
