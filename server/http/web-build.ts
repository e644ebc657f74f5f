import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Where the build of the web app lies. */
export const WEB_DIST = path.resolve(import.meta.dirname, '../../web/dist');

/** The version that was built, as the build noted it. */
export function builtVersion(dist = WEB_DIST): string {
  try {
    return readFileSync(path.join(dist, 'version.txt'), 'utf8').trim();
  } catch {
    return 'not built';
  }
}

/** Builds the web app when it was never built: after a fresh install, once. Throws where that fails. */
export function buildWebWhenMissing(dist = WEB_DIST): void {
  if (pageWritten(dist) > 0) return;
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

/** When the page was last written, in milliseconds; 0 when it is not there. */
function pageWritten(dist: string): number {
  return statSync(path.join(dist, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
