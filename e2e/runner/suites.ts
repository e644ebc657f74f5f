import { dailyJourneys } from './daily-journeys.ts';

/** Every suite of the repository, in the order in which they run: the quick ones first. */
export interface Suite {
  readonly name: string;
  readonly tool: 'vitest' | 'playwright';
  /** From the repository's root. A suite without it is a failure, never a silence. */
  readonly config: string;
  /** A part of the configuration to run, by its project name. */
  readonly project?: string;
  /** Arguments by which its tool takes only a part of the tests that the configuration finds. */
  readonly part?: readonly string[];
  /** The same for the server's configuration: its slow tests, or the others. */
  readonly env?: { readonly SLOW_TESTS: 'none' | 'only' };
  readonly needs?: 'postgres' | 'browser';
  /** `npm run test:long` runs it, `npm test` where it is asked for by name. */
  readonly isLong?: true;
}

const server = { tool: 'vitest', config: 'server/vitest.config.ts' } as const;
const sqlite = { ...server, project: 'sqlite' };
const postgres = { ...server, project: 'postgres', needs: 'postgres' } as const;
const journeys = { tool: 'playwright', config: 'e2e/playwright.config.ts', needs: 'browser' } as const;

const quick = { env: { SLOW_TESTS: 'none' } } as const;
const slow = { env: { SLOW_TESTS: 'only' }, isLong: true } as const;

export const suites: readonly Suite[] = [
  { name: 'domain', tool: 'vitest', config: 'domain/vitest.config.ts' },
  { ...sqlite, ...quick, name: 'server on SQLite' },
  { ...postgres, ...quick, name: 'server on PostgreSQL' },
  { name: 'web', tool: 'vitest', config: 'web/vitest.config.ts' },
  { name: 'house', tool: 'vitest', config: 'e2e/house/vitest.config.ts' },
  { ...journeys, name: 'journeys', part: ['--grep', dailyJourneys] },
  { ...sqlite, ...slow, name: 'long: server on SQLite' },
  { ...postgres, ...slow, name: 'long: server on PostgreSQL' },
  { ...journeys, name: 'long: journeys', part: ['--grep-invert', dailyJourneys], isLong: true },
];
