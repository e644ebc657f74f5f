import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildWebWhenMissing, buildWebWhenOld } from './web-build.ts';

let web: string;
let dist: string;
const builds = () => readFileSync(path.join(dist, 'index.html'), 'utf8').length;
const dated = (file: string, year: number) => utimesSync(path.join(web, file), new Date(0), new Date(`${year}-01-01`));

beforeEach(() => {
  web = mkdtempSync(path.join(tmpdir(), 'muster-web-'));
  dist = path.join(web, 'dist');
  for (const folder of ['dist', 'data', 'node_modules']) mkdirSync(path.join(web, folder));
  for (const file of ['data/leave.ts', 'node_modules/react.js']) writeFileSync(path.join(web, file), '');
  writeFileSync(
    path.join(web, 'build.ts'),
    `import { appendFileSync } from 'node:fs'; appendFileSync(import.meta.dirname + '/dist/index.html', '.');`,
  );
  dated('build.ts', 2020);
  dated('data/leave.ts', 2020);
});
afterEach(() => rmSync(web, { recursive: true }));

test('the web app is built once where it was never built', () => {
  buildWebWhenMissing(dist);
  buildWebWhenMissing(dist);
  dated('data/leave.ts', 2090);
  buildWebWhenMissing(dist);
  expect(builds()).toBe(1);
});

test('whoever looks at new sources sees them, and nothing is built for what is installed beside them', () => {
  buildWebWhenOld(dist, [web]);
  buildWebWhenOld(dist, [web]);
  dated('node_modules/react.js', 2090);
  buildWebWhenOld(dist, [web]);
  expect(builds()).toBe(1);
  dated('dist/index.html', 2022);
  dated('data/leave.ts', 2023);
  buildWebWhenOld(dist, [web]);
  expect(builds()).toBe(2);
});

test('a build that writes no page is told of', () => {
  writeFileSync(path.join(web, 'build.ts'), 'process.exitCode = 0;');
  expect(() => buildWebWhenOld(dist, [web])).toThrow('could not be built');
});
