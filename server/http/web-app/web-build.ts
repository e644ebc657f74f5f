import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Where the build of the web app lies. */
export const WEB_DIST = path.resolve(import.meta.dirname, '../../../web/dist');

/** The version that was built, as the build noted it. */
export function builtVersion(): string {
  try {
    return readFileSync(path.join(WEB_DIST, 'version.txt'), 'utf8').trim();
  } catch {
    return 'not built';
  }
}

/** What the web app is built from. */
const SOURCES = ['../../../web', '../../../domain'].map((it) => path.resolve(import.meta.dirname, it));

/** Builds the web app when it was never built: after a fresh install, once. Throws where that fails. */
export const buildWebWhenMissing = (dist = WEB_DIST): void => buildWebWhenOlderThan(1, dist);

/**
 * Builds it too where a source is newer, for who looks at what was just fetched or written. A server in use is left alone:
 * copying it to another machine may date its files anew, and its start is not to take half a minute for that.
 */
export const buildWebWhenOld = (dist = WEB_DIST, sources = SOURCES): void =>
  buildWebWhenOlderThan(Math.max(1, ...sources.map(newestIn)), dist);

function buildWebWhenOlderThan(ms: number, dist: string): void {
  if (pageWritten(dist) >= ms) return;
  console.log('Building the web app, once …');
  if (!buildWeb(dist)) throw new Error('The web app could not be built; see above.');
}

/** Builds the web app; true when the page was written anew. An exit status alone has hidden failures. */
export function buildWeb(dist = WEB_DIST): boolean {
  const before = pageWritten(dist);
  const { status } = spawnSync(process.execPath, [path.join(dist, '../build.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0 && pageWritten(dist) > before;
}

/** When the newest file of a folder was written, in milliseconds, but for what is installed or built there. */
const newestIn = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((newest, it) => {
    if (it.name === 'node_modules' || it.name === 'dist') return newest;
    const found = path.join(folder, it.name);
    return Math.max(newest, it.isDirectory() ? newestIn(found) : written(found));
  }, 0);

const pageWritten = (dist: string): number => written(path.join(dist, 'index.html'));

/** When a file was last written, in milliseconds; 0 when it is not there. */
const written = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
