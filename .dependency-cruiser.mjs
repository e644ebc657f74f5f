/**
 * The borders of the house: imports flow domain <- server, domain <- web, inside the server database <- records <-
 * features, and inside the web lib, components <- data <- features <- pages <- app (components know no data). Features
 * never import each other; SQL lives in server/records and in the features' views. e2e/house/borders.test.ts plants a
 * violation of each rule and expects it to be refused.
 */
const TESTS = '\\.test\\.tsx?$|/vitest\\.config\\.ts$|/testing/';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'domain-is-pure',
    comment: 'The domain imports itself and zod: no Node, no DOM, no server, no web. Both sides run its rules.',
    severity: 'error',
    from: { path: '^domain/', pathNot: TESTS },
    to: { pathNot: '^domain/|(^|/)node_modules/zod/' },
  },
  {
    name: 'domain-tests-stay-home',
    comment: 'Domain tests need only the domain.',
    severity: 'error',
    from: { path: '^domain/' },
    to: { path: '^(server|web|e2e|bench)/' },
  },
  {
    name: 'server-without-web',
    comment: 'The server knows the web app as built files only.',
    severity: 'error',
    from: { path: '^server/' },
    to: { path: '^web/' },
  },
  {
    name: 'web-without-server',
    comment: 'The web app knows the server by its contracts, which are in the domain.',
    severity: 'error',
    from: { path: '^web/' },
    to: { path: '^server/' },
  },
  {
    name: 'nothing-imports-e2e',
    comment: 'Tests of the whole use the product, never the other way round.',
    severity: 'error',
    from: { pathNot: '^e2e/' },
    to: { path: '^e2e/' },
  },
  {
    name: 'nothing-imports-bench',
    comment: 'Benchmarks use the product, never the other way round.',
    severity: 'error',
    from: { pathNot: '^bench/' },
    to: { path: '^bench/' },
  },
  {
    name: 'e2e-and-bench-without-web',
    comment: 'They meet the web app in a browser.',
    severity: 'error',
    from: { path: '^(e2e|bench)/' },
    to: { path: '^web/' },
  },
  {
    name: 'server-features-apart',
    comment: 'What two features need moves to the domain, server/records or server/http.',
    severity: 'error',
    from: { path: '^server/features/([^/]+)/' },
    to: { path: '^server/features/', pathNot: '^server/features/$1/' },
  },
  {
    name: 'server-ground-below-features',
    comment:
      'database, http and their like carry the features and know none; app.ts registers them, and two files beside it begin what no request does.',
    severity: 'error',
    from: {
      path: '^server/(?!features/|commands/)[^/]+/',
      pathNot: `${TESTS}|^server/schedule/sweeps\\.ts$|^server/threads/(beside|reading)-thread\\.ts$`,
    },
    to: {
      path: '^server/(features|commands)/|^server/(app|main|schedule/sweeps|threads/(beside|reading)-thread)\\.ts$',
    },
  },
  {
    name: 'database-knows-no-table',
    comment: 'The engines carry the records and know none: features import records, records import the database.',
    severity: 'error',
    from: { path: '^server/database/', pathNot: TESTS },
    to: { path: '^server/(records|seed)/' },
  },
  {
    name: 'server-features-below-app',
    comment: 'A feature is registered by the app and does not reach up to it.',
    severity: 'error',
    from: { path: '^server/features/', pathNot: TESTS },
    to: { path: '^server/(commands|testing)/|^server/(app|main)\\.ts$' },
  },
  {
    name: 'web-features-apart',
    comment: 'What two features need moves to the domain, web/data, web/lib or web/components.',
    severity: 'error',
    from: { path: '^web/features/([^/]+)/' },
    to: { path: '^web/features/', pathNot: '^web/features/$1/' },
  },
  {
    name: 'web-lib-at-the-bottom',
    comment: 'lib knows nothing of screens, nor of what they read.',
    severity: 'error',
    from: { path: '^web/lib/', pathNot: TESTS },
    to: { path: '^web/(components|data|features|pages|app)/' },
  },
  {
    name: 'web-components-below-features',
    comment: 'Components are free of the product.',
    severity: 'error',
    from: { path: '^web/components/', pathNot: TESTS },
    to: { path: '^web/(data|features|pages|app)/' },
  },
  {
    name: 'web-data-without-screens',
    comment: 'What is read and changed is said once, whatever shows it.',
    severity: 'error',
    from: { path: '^web/data/', pathNot: TESTS },
    to: { path: '^web/(components|features|pages|app)/' },
  },
  {
    name: 'web-calls-in-data',
    comment: 'A screen reads and changes through web/data, where it is said what a change makes stale.',
    severity: 'error',
    from: { path: '^web/(components|features|pages|app)/', pathNot: TESTS },
    to: { path: '^web/lib/api/api\\.ts$' },
  },
  {
    name: 'web-features-below-pages',
    comment: 'Pages put features together.',
    severity: 'error',
    from: { path: '^web/features/', pathNot: TESTS },
    to: { path: '^web/(pages|app)/' },
  },
  {
    name: 'web-pages-below-app',
    comment: 'The app (providers, router, shell) loads pages; a page never reaches up to it.',
    severity: 'error',
    from: { path: '^web/pages/', pathNot: TESTS },
    to: { path: '^web/app/' },
  },
  {
    name: 'schemas-on-demand',
    comment:
      'Zod reaches a browser by a contract’s own import(), with the first form that is typed into, never with a page.',
    severity: 'error',
    from: { path: '^domain/.*-contract\\.ts$|^web/', pathNot: TESTS },
    to: {
      path: '^domain/.*-schemas\\.ts$|^domain/contracts\\.ts$|(^|/)node_modules/zod/',
      dynamic: false,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'sql-in-records',
    comment: 'Records speak SQL, and views, which only read; so a rule is never hidden in a query.',
    severity: 'error',
    from: { pathNot: '^server/(database|records|seed|testing)/|^server/features/.*-view\\.ts$|^bench/' },
    to: { path: '(^|/)node_modules/(@types/)?(kysely|pg)/|^(node:)?sqlite$' },
  },
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file, or three.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'shipped-code-without-dev-dependencies',
    comment: 'What runs in production is a dependency, not a devDependency.',
    severity: 'error',
    from: { path: '^(domain|server)/', pathNot: TESTS },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'imports-resolve',
    comment: 'Every import leads to a file or an installed package.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^web/dist/' },
    tsPreCompilationDeps: true,
    parser: 'tsc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
