import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { WEB_DIST } from './http/web-app.ts';

/** Builds the web app when it was never built: after a fresh install, once. */
export function buildWebWhenMissing(dist = WEB_DIST): void {
  if (existsSync(path.join(dist, 'index.html'))) return;
  console.log('Building the web app, once …');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: path.resolve(dist, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The web app could not be built; see above.');
}
