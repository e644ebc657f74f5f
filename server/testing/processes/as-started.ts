import path from 'node:path';

const server = path.resolve(import.meta.dirname, '../..');

/** What Node.js is given to run a script of the server as `npm start` and `npm run demo` do, with what is kept of its code. */
export const asStarted = (script: string): string[] => [
  '--import',
  path.join(server, 'compile-cache.mjs'),
  path.resolve(server, script),
];
