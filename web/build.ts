/** `npm run build`: the web app, beside its files their compressed copies, and the note of which version was built. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');

await build({ root: import.meta.dirname });
await import('./precompress.ts');
writeFileSync(join(import.meta.dirname, 'dist/version.txt'), `${versionOf()}\n`);

/** `0.1.0 (5d2c1aa)`: the product's own version and what git says of the sources, or whoever builds without git. */
function versionOf(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const described = process.env['MUSTER_VERSION'] || describe();
  return described ? `${version} (${described})` : version;
}

function describe(): string | undefined {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--tags', '--dirty'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}
