import { existsSync, readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** What a suite's own report says. Skipped tests are named, because a number is easily overlooked. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly string[];
  /** Journeys that passed, but not at first: named, so that somebody looks into them. */
  readonly unsteady?: readonly string[];
}

export const nothingCounted: Counts = { passed: 0, failed: 0, skipped: [] };

/**
 * Counts one report. A suite that ended badly without a failed test (it crashed, could not start, or wrote no
 * report) counts as one failure.
 */
export function countReport(tool: 'vitest' | 'playwright', file: string, exitCode: number): Counts {
  const counts = existsSync(file) ? read(tool, file) : nothingCounted;
  const silent = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
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
  return {
    passed: tests.filter((it) => it.status === 'passed').length,
    failed: tests.filter((it) => it.status === 'failed').length + failedFiles.length,
    skipped: tests.filter((it) => it.status !== 'passed' && it.status !== 'failed').map((it) => it.fullName),
  };
}

function countPlaywright(report: JSONReport): Counts {
  const tests = report.suites.flatMap(specsOf).flatMap((spec) => spec.tests.map((test) => ({ ...test, spec })));
  const having = (status: JSONReportTest['status']) => tests.filter((it) => it.status === status);
  const named = (status: JSONReportTest['status']) =>
    having(status).map((it) => `${it.spec.title} (${it.projectName})`);
  return {
    passed: having('expected').length + having('flaky').length,
    failed: having('unexpected').length,
    skipped: named('skipped'),
    unsteady: named('flaky'),
  };
}

const specsOf = (suite: JSONReportSuite): JSONReportSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];
