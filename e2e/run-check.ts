/** `npm run check`: format, lint, borders, dead code and types, side by side, told in a line each. */
import { availableParallelism } from 'node:os';
import { runCommand } from './runner/run-command.ts';

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

/** By the native compiler (decision 10); steps run side by side, so each in a single thread of its own. */
const types = (project: string, folder = project): Step => ({
  name: `types of ${project}`,
  command: [
    'node',
    'node_modules/typescript-native/bin/tsc',
    '--project',
    folder,
    '--noEmit',
    '--pretty',
    'false',
    '--singleThreaded',
  ],
});

/** The longest first, so that two cores end together. */
const steps: Step[] = [
  types('web'),
  types('server'),
  { name: 'borders', command: ['depcruise', '--output-type', 'err', 'domain', 'server', 'web', 'e2e', 'bench'] },
  types('e2e'),
  types('bench'),
  types('domain'),
  types('domain tests', 'domain/tsconfig.test.json'),
  types('the service worker', 'web/install/worker'),
  { name: 'dead code', command: ['knip', '--no-progress'] },
  {
    name: 'format and lint',
    command: ['biome', 'check', '--error-on-warnings', '--max-diagnostics=200', '--colors=off', '.'],
  },
];

const failed: string[] = [];
const waiting = [...steps];

async function work(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const { code, output, seconds } = await runCommand(step.command);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds.toFixed(1)} s)`);
    if (code === 0) continue;
    failed.push(step.name);
    console.log(output.trimEnd());
  }
}

await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
