import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countReport } from '../runner/report-counts.ts';
import { root, runCommand } from '../runner/run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'muster-reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs real tests by the real tool and counts the report that it writes. */
async function counted(tests: Record<string, string>) {
  const own = mkdtempSync(join(folder, 'run-'));
  for (const [file, body] of Object.entries(tests)) {
    writeFileSync(
      join(own, file),
      `import { test } from '${join(root, 'node_modules/vitest/dist/index.js')}';\n${body}`,
    );
  }
  writeFileSync(join(own, 'vitest.config.mjs'), `export default { cacheDir: '${own}', test: { root: '${own}' } };`);
  const report = join(own, 'report.json');
  const config = join(own, 'vitest.config.mjs');
  const { code } = await runCommand(['vitest', 'run', '--config', config, '--reporter=json', `--outputFile=${report}`]);
  return countReport('vitest', report, code);
}

describe('the count of npm test', () => {
  test('is what the runner reports, and names what failed, how it began to, and what was skipped', async () => {
    const counts = await counted({
      'a.test.js':
        "test('one', () => {}); test('two', () => { throw new Error('no\\nfurther'); }); test.skip('three', () => {});",
      'b.test.js': "test('four', () => {}); test.todo('five');",
    });
    expect(counts).toEqual({
      ...{ passed: 2, failed: 1, skipped: ['three', 'five'] },
      failures: [expect.stringMatching(/a\.test\.js: two: Error: no$/)],
    });
  });

  test('takes a file that cannot be read as a failure', async () => {
    const counts = await counted({ 'a.test.js': "test('one', () => {});", 'b.test.js': "throw new Error('broken');" });
    expect(counts).toEqual({
      ...{ passed: 1, failed: 1, skipped: [] },
      failures: [expect.stringMatching(/b\.test\.js: the whole file: broken$/)],
    });
  });

  test('takes an error outside of any test as a failure', async () => {
    const stray =
      "test('one', () => { setTimeout(() => { throw new Error('stray'); }); return new Promise((end) => setTimeout(end, 50)); });";
    expect(await counted({ 'a.test.js': stray })).toMatchObject({
      ...{ passed: 1, failed: 1 },
      failures: ['ended with code 1, 1 passed and none failed: see above'],
    });
  });

  test('takes a suite without any test, or without a report, as a failure', async () => {
    expect(await counted({})).toEqual({
      ...{ passed: 0, failed: 1, skipped: [] },
      failures: ['ended with code 1, 0 passed and none failed: see above'],
    });
    expect(countReport('playwright', join(folder, 'no-report.json'), 0).failed).toBe(1);
  });

  test('counts browser journeys by their outcome, and names the one that needed a second try', () => {
    const report = join(folder, 'journeys.json');
    const results = [{ error: { message: '\u001b[31mFirst\u001b[39m' } }, { error: { message: 'Last\nfurther' } }];
    const spec = (title: string, status: string) => ({
      ...{ title, file: 'some.spec.ts' },
      tests: [{ projectName: 'phone', status, results: status === 'unexpected' ? results : [{}] }],
    });
    writeFileSync(
      report,
      JSON.stringify({
        suites: [
          {
            specs: [spec('signs in', 'expected'), spec('sometimes', 'flaky')],
            suites: [{ specs: [spec('never', 'unexpected'), spec('left out', 'skipped')] }],
          },
        ],
        errors: [],
      }),
    );
    expect(countReport('playwright', report, 1)).toEqual({
      passed: 2,
      failed: 1,
      failures: ['some.spec.ts: never (phone): Last'],
      skipped: ['left out (phone)'],
      unsteady: ['sometimes (phone)'],
    });
  });
});
