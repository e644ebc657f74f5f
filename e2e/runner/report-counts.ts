import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { root } from './run-command.ts';

/** What a suite's own report says. Skipped tests are named, because a number is easily overlooked. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Each failure's file, name and the first line of its message: what somebody looks for at the end of a long log. */
  readonly failures: readonly string[];
  readonly skipped: readonly string[];
  /** Journeys that passed, but not at first: named, so that somebody looks into them. */
  readonly unsteady?: readonly string[];
}

export const nothingCounted: Counts = { passed: 0, failed: 0, failures: [], skipped: [] };

/**
 * Counts one report. A suite that ended badly without a failed test (it crashed, could not start, or wrote no
 * report) counts as one failure.
 */
export function countReport(tool: 'vitest' | 'playwright', file: string, exitCode: number): Counts {
  const counts = existsSync(file) ? read(tool, file) : nothingCounted;
  const silent = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  if (!silent) return counts;
  const { failures } = counts;
  const ended = `ended with code ${exitCode}, ${counts.passed} passed and none failed: see above`;
  return { ...counts, failed: 1, failures: failures.length > 0 ? failures : [ended] };
}

function read(tool: 'vitest' | 'playwright', file: string): Counts {
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return tool === 'vitest' ? countVitest(report as JsonTestResults) : countPlaywright(report as JSONReport);
}

function countVitest(report: JsonTestResults): Counts {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const failedFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((it) => it.status === 'failed'),
  );
  const failures = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((it) => it.status === 'failed')
      .map((it) => failure(file.name, it.fullName, it.failureMessages?.[0])),
  );
  return {
    passed: tests.filter((it) => it.status === 'passed').length,
    failed: tests.filter((it) => it.status === 'failed').length + failedFiles.length,
    failures: [...failures, ...failedFiles.map((file) => failure(file.name, 'the whole file', file.message))],
    skipped: tests.filter((it) => it.status !== 'passed' && it.status !== 'failed').map((it) => it.fullName),
  };
}

function countPlaywright(report: JSONReport): Counts {
  const tests = report.suites.flatMap(specsOf).flatMap((spec) => spec.tests.map((test) => ({ ...test, spec })));
  const having = (status: JSONReportTest['status']) => tests.filter((it) => it.status === status);
  const name = (it: (typeof tests)[number]) => `${it.spec.title} (${it.projectName})`;
  const failed = having('unexpected');
  return {
    passed: having('expected').length + having('flaky').length,
    failed: failed.length,
    failures: [
      ...failed.map((it) => failure(it.spec.file, name(it), it.results.at(-1)?.error?.message)),
      ...report.errors.map((it) => failure(it.location?.file, 'outside of any journey', it.message)),
    ],
    skipped: having('skipped').map(name),
    unsteady: having('flaky').map(name),
  };
}

const specsOf = (suite: JSONReportSuite): JSONReportSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

const LONGEST_LINE = 300;

function failure(file = '', name: string, message = ''): string {
  const [line = ''] = stripVTControlCharacters(message).trim().split('\n');
  const shown = isAbsolute(file) ? relative(root, file) : file;
  return [shown, name, line.slice(0, LONGEST_LINE)].filter((part) => part !== '').join(': ');
}
