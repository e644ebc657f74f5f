/** Every suite of the repository, in the order in which they run: the quick ones first. */
export interface Suite {
  readonly name: string;
  readonly tool: 'vitest' | 'playwright';
  /** From the repository's root. A suite without it is a failure, never a silence. */
  readonly config: string;
  /** A part of the configuration to run, by its project name. */
  readonly project?: string;
  readonly needs?: 'postgres' | 'browser';
}

export const suites: readonly Suite[] = [
  { name: 'domain', tool: 'vitest', config: 'domain/vitest.config.ts' },
  { name: 'server on SQLite', tool: 'vitest', config: 'server/vitest.config.ts', project: 'sqlite' },
  {
    name: 'server on PostgreSQL',
    tool: 'vitest',
    config: 'server/vitest.config.ts',
    project: 'postgres',
    needs: 'postgres',
  },
  { name: 'web', tool: 'vitest', config: 'web/vitest.config.ts' },
  { name: 'house', tool: 'vitest', config: 'e2e/house/vitest.config.ts' },
  { name: 'journeys', tool: 'playwright', config: 'e2e/playwright.config.ts', needs: 'browser' },
];
