/**
 * `npm test`: the suites that are not long, one after the other, counted from the reports that their runners write. The
 * last line is `N passed, N failed`. `npm test -- domain web` runs only the suites whose names begin with one of the
 * words, and `npm run test:long` those whose names begin with `long`.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from '@muster/server/http/web-app/web-build.ts';
import { providePostgres } from '@muster/server/testing/database/postgres-reach.ts';
import { type NoBrowser, provideChromium } from './runner/find-chromium.ts';
import { type Counts, countReport, nothingCounted } from './runner/report-counts.ts';
import { root, runCommand } from './runner/run-command.ts';
import { type Suite, suites } from './runner/suites.ts';

const reports = join(root, 'reports');
const words = process.argv.slice(2);
const wanted = suites.filter((suite) =>
  words.length === 0 ? !suite.isLong : words.some((word) => suite.name.startsWith(word)),
);
const oneFailure: Counts = { ...nothingCounted, failed: 1 };

interface Outcome extends Counts {
  readonly suite: Suite;
  /** Why it did not run, when it did not. */
  readonly unrun?: string;
  readonly seconds?: number;
}

async function run(suite: Suite): Promise<Outcome> {
  if (!existsSync(join(root, suite.config))) {
    return { suite, ...oneFailure, unrun: `There is no ${suite.config}, so this suite does not exist.` };
  }
  if (suite.needs === 'postgres') return runOnPostgres(suite);
  const env: Record<string, string> = {};
  if (suite.needs === 'browser') {
    const browser = await provideChromium();
    if ('advice' in browser) return skipAll(suite, browser);
    env['CHROMIUM_PATH'] = browser.path;
    if (!buildWeb()) return { suite, ...oneFailure, unrun: 'The web app could not be built; see above.' };
  }
  return runTool(suite, env);
}

async function runOnPostgres(suite: Suite): Promise<Outcome> {
  const { reach, end } = await providePostgres();
  const endAtOnce = () => void end().finally(() => process.exit(1));
  process.once('SIGINT', endAtOnce);
  try {
    if ('url' in reach) return await runTool(suite, { TEST_DATABASE_URL: reach.url });
    // Where one was named, somebody expects that half to run.
    const counts = reach.wasNamed ? oneFailure : nothingCounted;
    return { suite, ...counts, unrun: `PostgreSQL half did not run: ${reach.reason}.` };
  } finally {
    process.off('SIGINT', endAtOnce);
    await end();
  }
}

/** Without a browser all journeys count as skipped; where one was named, or in CI, as a failure. */
async function skipAll(suite: Suite, { advice, wasNamed }: NoBrowser): Promise<Outcome> {
  const part = suite.part ?? [];
  const listing = ['playwright', 'test', '--config', suite.config, '--list', '--reporter=json', ...part] as const;
  const report = reportOf(suite);
  const listed = await runCommand(listing, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
  const isFailure = wasNamed || process.env['CI'] === 'true' || listed.code !== 0;
  const counts = isFailure ? oneFailure : { ...countReport(suite.tool, report, 0), failed: 0 };
  return { suite, ...counts, unrun: `NONE OF THE JOURNEYS DID RUN. ${advice}` };
}

function reportOf(suite: Suite): string {
  const report = join(reports, `${suite.name.toLowerCase().replaceAll(/[: ]+/g, '-')}.json`);
  rmSync(report, { force: true });
  return report;
}

async function runTool(suite: Suite, env: Record<string, string>): Promise<Outcome> {
  console.log(`\n=== ${suite.name}`);
  const report = reportOf(suite);
  const command: [string, ...string[]] =
    suite.tool === 'vitest'
      ? ['vitest', 'run', '--config', suite.config, '--reporter=default', '--reporter=json', `--outputFile=${report}`]
      : ['playwright', 'test', '--config', suite.config, '--reporter=list,json'];
  if (suite.project) command.push('--project', suite.project);
  command.push(...(suite.part ?? []));
  const ran = await runCommand(command, {
    show: true,
    env: { ...suite.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return { suite, ...countReport(suite.tool, report, ran.code), seconds: ran.seconds };
}

function tell(outcome: Outcome): void {
  const { suite, passed, failed, failures, skipped, unsteady = [], unrun, seconds } = outcome;
  const numbers = `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
  console.log(`${suite.name}: ${unrun ?? `${numbers} (${seconds?.toFixed(0)} s)`}`);
  if (unrun) return;
  for (const it of failures) console.log(`  FAILED: ${it}`);
  for (const name of skipped) console.log(`  skipped: ${name}`);
  for (const name of unsteady) console.log(`  PASSED ONLY ON A SECOND TRY: ${name}`);
}

const unasked = ({ isLong }: Suite): string => (isLong ? '`npm run test:long` runs it' : 'not asked for');

mkdirSync(reports, { recursive: true });
const outcomes: Outcome[] = [];
for (const suite of wanted) outcomes.push(await run(suite));

console.log('\n=== What ran');
outcomes.forEach(tell);
for (const suite of suites) if (!wanted.includes(suite)) console.log(`${suite.name}: ${unasked(suite)}`);

const sum = (pick: (counts: Counts) => number) => outcomes.reduce((total, it) => total + pick(it), 0);
const failed = sum((it) => it.failed);
const skipped = sum((it) => it.skipped.length);
console.log(`\n${sum((it) => it.passed)} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 || outcomes.length === 0 ? 1 : 0;
