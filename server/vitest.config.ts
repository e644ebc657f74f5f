import { defaultExclude, defineConfig } from 'vitest/config';
import { reachPostgres } from './testing/database/postgres-reach.ts';
import { slowTests } from './testing/slow-tests.ts';

const postgres = await reachPostgres();
if ('reason' in postgres) console.warn(`PostgreSQL half did not run: ${postgres.reason}.`);

/**
 * The same tests once per engine, told by MUSTER_TEST_ENGINE. One engine runs in a zone west of UTC and one east,
 * both far from each other's day, because the server's own zone must never show.
 */
const engine = (name: 'sqlite' | 'postgres', env: Record<string, string>) => ({
  extends: true as const,
  test: { name, env: { MUSTER_TEST_ENGINE: name, ...env }, exclude: [...defaultExclude, ...notOn[name], ...unasked] },
});

/**
 * What only one engine has, its data directory or its restart, is tested in files that carry its name; what is answered
 * before any database is asked, in files called `once`.
 */
const notOn = {
  sqlite: ['**/*.postgres.test.ts'],
  postgres: ['**/*.sqlite.test.ts', '**/*.once.test.ts'],
};

/** Every file, unless SLOW_TESTS says `none` or `only`. */
const slow = process.env['SLOW_TESTS'];
const unasked = slow === 'none' ? slowTests : [];

export default defineConfig({
  cacheDir: '../.cache/vitest',
  test: {
    root: import.meta.dirname,
    include: slow === 'only' ? slowTests : ['**/*.test.ts'],
    pool: 'forks',
    // Every file opens an office of its own; loading the server anew for each took a third of the time.
    isolate: false,
    maxWorkers: 2,
    // A machine that is busy with others takes many times as long; what is waited for ends a test at once all the same.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      engine('sqlite', { TZ: 'America/New_York' }),
      ...('url' in postgres ? [engine('postgres', { TZ: 'Asia/Yangon', TEST_DATABASE_URL: postgres.url })] : []),
    ],
  },
});
