/** One violation of each border and check, and the line by which `npm run check` must complain about it. */
export interface Planted {
  readonly breaks: string;
  /** New files, or what is added to the end of those that exist. */
  readonly files: Readonly<Record<string, string>>;
  readonly complaint: RegExp;
}

const importing = (specifier: string) => `import { planted } from '${specifier}';\n\nexport const other = planted;\n`;

/** A file with something to import, in each place that others must not import from. */
const ground = Object.fromEntries(
  [
    'web/lib',
    'web/components',
    'web/data',
    'web/features/planted-one',
    'web/pages',
    'web/app',
    'server',
    'server/features/planted-one',
    'server/commands',
    'server/records',
    'e2e',
    'bench',
  ].map((folder) => [`${folder}/planted-ground.ts`, 'export const planted = 1;\n']),
);

const callingTheServer = "export { api } from '../../lib/api/api.ts';\n";

/** A border of dependency-cruiser: its rule must name the file that breaks it. */
const border = (rule: string, file: string, specifier: string, content = importing(specifier)): Planted => ({
  breaks: `${rule}: ${file} imports ${specifier}`,
  files: { ...ground, [file]: content },
  complaint: new RegExp(`error ${rule}: ${file.replaceAll('.', '\\.')}`),
});

export const plantedBorders: readonly Planted[] = [
  border('domain-is-pure', 'domain/calendar/planted-files.ts', 'node:fs', "export { readFileSync } from 'node:fs';\n"),
  border('domain-is-pure', 'domain/calendar/planted-server.ts', '@muster/server/planted-ground.ts'),
  border('domain-is-pure', 'domain/calendar/planted-package.ts', 'i18next', "export { t } from 'i18next';\n"),
  border('domain-tests-stay-home', 'domain/calendar/planted.test.ts', '@muster/server/planted-ground.ts'),
  border('server-without-web', 'server/planted-web.ts', '@muster/web/lib/planted-ground.ts'),
  border('web-without-server', 'web/lib/planted-server.ts', '../../server/planted-ground.ts'),
  border('nothing-imports-e2e', 'server/planted-e2e.ts', '@muster/e2e/planted-ground.ts'),
  border('nothing-imports-e2e', 'bench/planted-e2e.ts', '../e2e/planted-ground.ts'),
  border('nothing-imports-bench', 'server/planted-bench.ts', '@muster/bench/planted-ground.ts'),
  border('nothing-imports-bench', 'e2e/planted-bench.ts', '../bench/planted-ground.ts'),
  border('e2e-and-bench-without-web', 'e2e/planted-web.ts', '../web/lib/planted-ground.ts'),
  border('server-features-apart', 'server/features/planted-two/planted-other.ts', '../planted-one/planted-ground.ts'),
  border('server-ground-below-features', 'server/http/planted-up.ts', '../features/planted-one/planted-ground.ts'),
  border('database-knows-no-table', 'server/database/planted-up.ts', '../records/planted-ground.ts'),
  border('server-features-below-app', 'server/features/planted-two/planted-up.ts', '../../commands/planted-ground.ts'),
  border('web-features-apart', 'web/features/planted-two/planted-other.ts', '../planted-one/planted-ground.ts'),
  border('web-lib-at-the-bottom', 'web/lib/planted-up.ts', '../features/planted-one/planted-ground.ts'),
  border('web-lib-at-the-bottom', 'web/lib/planted-data.ts', '../data/planted-ground.ts'),
  border('web-components-below-features', 'web/components/planted-up.ts', '../features/planted-one/planted-ground.ts'),
  border('web-components-below-features', 'web/components/planted-data.ts', '../data/planted-ground.ts'),
  border('web-data-without-screens', 'web/data/planted-up.ts', '../features/planted-one/planted-ground.ts'),
  border('web-data-without-screens', 'web/data/planted-piece.ts', '../components/planted-ground.ts'),
  border('web-calls-in-data', 'web/features/planted-two/planted-call.ts', '../../lib/api/api.ts', callingTheServer),
  border('web-features-below-pages', 'web/features/planted-two/planted-up.ts', '../../pages/planted-ground.ts'),
  border(
    'web-pages-below-app',
    'web/pages/planted-up.ts',
    '../app/planted-ground.ts',
    "export const later = () => import('../app/planted-ground.ts');\n",
  ),
  border('schemas-on-demand', 'web/lib/planted-zod.ts', 'zod', "export { z } from 'zod';\n"),
  border('schemas-on-demand', 'domain/calendar/planted-contract.ts', 'zod', "export { z } from 'zod';\n"),
  border('sql-in-records', 'server/features/planted-two/planted-rule.ts', 'kysely', "export { sql } from 'kysely';\n"),
  border(
    'sql-in-records',
    'server/http/planted-type.ts',
    'kysely',
    "import type { Kysely } from 'kysely';\n\nexport type Hidden = Kysely<unknown>;\n",
  ),
  border('sql-in-records', 'server/planted-sqlite.ts', 'node:sqlite', "export { DatabaseSync } from 'node:sqlite';\n"),
  {
    breaks: 'no-cycles: two files import each other',
    files: {
      'server/planted-hen.ts': "import { egg } from './planted-egg.ts';\n\nexport const hen = () => egg;\n",
      'server/planted-egg.ts': "import { hen } from './planted-hen.ts';\n\nexport const egg = () => hen;\n",
    },
    complaint: /error no-cycles: server\/planted-(hen|egg)\.ts/,
  },
  border(
    'shipped-code-without-dev-dependencies',
    'server/planted-dev.ts',
    'fast-check',
    "export { assert } from 'fast-check';\n",
  ),
  border('imports-resolve', 'server/planted-lost.ts', './nowhere.ts'),
];

export const plantedFaults: readonly Planted[] = [
  {
    breaks: 'format',
    files: { 'server/planted-format.ts': 'export const planted   = "one"\n' },
    complaint: /server\/planted-format\.ts format/,
  },
  {
    breaks: 'lint: an unused import',
    files: { 'server/planted-lint.ts': "import { join } from 'node:path';\n\nexport const planted = 1;\n" },
    complaint: /server\/planted-lint\.ts:\d+:\d+ lint\/correctness\/noUnusedImports/,
  },
  {
    breaks: 'lint: a promise that nobody waits for',
    files: { 'server/planted-promise.ts': 'export function planted(): void {\n  Promise.resolve(1);\n}\n' },
    complaint: /server\/planted-promise\.ts:\d+:\d+ lint\/nursery\/noFloatingPromises/,
  },
  {
    breaks: 'lint: a test that is left out',
    files: {
      'server/planted-skip.test.ts': "import { test } from 'vitest';\n\ntest.skip('planted', () => {});\n",
    },
    complaint: /server\/planted-skip\.test\.ts:\d+:\d+ lint\/suspicious\/noSkippedTests/,
  },
  {
    breaks: 'lint: a file of more than 300 lines',
    files: {
      'server/planted-length.ts': Array.from({ length: 301 }, (_, n) => `export const planted${n} = ${n};\n`).join(''),
    },
    complaint: /server\/planted-length\.ts:\d+:\d+ lint\/style\/noExcessiveLinesPerFile/,
  },
  {
    breaks: 'lint: a file name with capitals',
    files: { 'server/plantedName.ts': 'export const planted = 1;\n' },
    complaint: /server\/plantedName\.ts lint\/style\/useFilenamingConvention/,
  },
  {
    breaks: 'order of imports',
    files: {
      'server/planted-order.ts': "export { join } from 'node:path';\nexport { tmpdir } from 'node:os';\n",
      'server/planted-sorting.ts':
        "import { join } from 'node:path';\nimport { tmpdir } from 'node:os';\n\nexport const planted = join(tmpdir());\n",
    },
    complaint: /server\/planted-sorting\.ts:\d+:\d+ assist\/source\/organizeImports/,
  },
  {
    breaks: 'purity: the domain asks the clock through Date',
    files: { 'domain/calendar/planted-date.ts': 'export const planted = () => new Date();\n' },
    complaint: /domain\/calendar\/planted-date\.ts:\d+:\d+ lint\/style\/noRestrictedGlobals/,
  },
  {
    breaks: 'purity: the domain asks the clock through Temporal',
    files: { 'domain/calendar/planted-now.ts': 'export const planted = () => Temporal.Now.instant();\n' },
    complaint: /domain\/calendar\/planted-now\.ts:\d+:\d+ plugin/,
  },
  {
    breaks: 'purity: the domain asks for the process',
    files: { 'domain/calendar/planted-process.ts': "export const planted = process.env['TZ'];\n" },
    complaint: /domain\/calendar\/planted-process\.ts\(\d+,\d+\): error TS/,
  },
  {
    breaks: 'purity: the domain asks for the document',
    files: { 'domain/calendar/planted-document.ts': 'export const planted = document.title;\n' },
    complaint: /domain\/calendar\/planted-document\.ts\(\d+,\d+\): error TS/,
  },
  {
    breaks: 'purity: the domain uses a module of Node',
    files: { 'domain/calendar/planted-node.ts': "export { readFileSync } from 'node:fs';\n" },
    complaint: /domain\/calendar\/planted-node\.ts\(\d+,\d+\): error TS/,
  },
  ...['domain/calendar', 'server', 'web/lib', 'e2e', 'bench'].map((folder) => ({
    breaks: `types in ${folder}`,
    files: { [`${folder}/planted-types.ts`]: "export const planted: number = 'one';\n" },
    complaint: new RegExp(`${folder}/planted-types\\.ts\\(\\d+,\\d+\\): error TS2322`),
  })),
  {
    breaks: 'types in the tests of the domain',
    files: { 'domain/calendar/planted-types.test.ts': "export const planted: number = 'one';\n" },
    complaint: /domain\/calendar\/planted-types\.test\.ts\(\d+,\d+\): error TS2322/,
  },
  {
    breaks: 'dead code: a file that nobody imports',
    files: { 'server/planted-dead.ts': 'export const planted = 1;\n' },
    complaint: /server\/planted-dead\.ts\s*$/m,
  },
  {
    breaks: 'dead code: an export that nobody imports',
    files: { 'domain/calendar/day.ts': '\nexport const plantedExport = 1;\n' },
    complaint: /plantedExport\s+domain\/calendar\/day\.ts/,
  },
  {
    breaks: 'dead code: a package that nobody imports',
    files: { 'domain/package.json': '' },
    complaint: /kysely\s+domain\/package\.json/,
  },
  {
    breaks: 'dead code: a package that is used and not listed',
    files: { 'domain/calendar/planted-unlisted.test.ts': "import 'kysely-planted';\n" },
    complaint: /kysely-planted\s+domain\/calendar\/planted-unlisted\.test\.ts/,
  },
];
