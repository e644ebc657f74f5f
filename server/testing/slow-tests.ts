/**
 * Test files that start and kill whole servers, send everything to every call, or read files of thousands of lines: a
 * tenth of the files and half of the time. `npm test` leaves them to `npm run test:long`, so that somebody who changed
 * something knows within twelve minutes whether it holds; both together run every file once.
 */
export const slowTests = [
  ...['kill', 'failover', 'rolling-update', 'outage', 'held-file', 'data-directory', 'damage', 'left-behind', 'stall'],
  ...[
    'start',
    'config',
    'in-flight',
    'downloads-end',
    'attack',
    'backup',
    'nightly-backup',
    'verify-audit',
    'verify-backup',
    'seed',
  ],
  ...['malformed', 'unknown-fields', 'twice-at-once', 'statements'],
  ...['large', 'threads/reading', 'work-limit', 'agreed-in-files', 'sample-company', 'mail-server'],
].map((name) => `**/${name}.*test.ts`);
