import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../runner/run-command.ts';
import { treeFiles } from './tree-copy.ts';

const TEXT =
  /\.(ts|tsx|js|mjs|cjs|cmd|json|md|yml|yaml|html|css|svg|sh|sql|grit)$|(^|\/)(run|\.gitignore|\.npmrc|Dockerfile)$/;
const SOURCE = /\.(ts|tsx|mjs|cjs|js|css)$/;

const files = treeFiles();
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** `file:line` of each line that matches. */
function linesWith(pattern: RegExp, among: readonly string[]): string[] {
  return among.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}: ${line.trim().slice(0, 100)}`] : [])),
  );
}

describe('no file that git keeps', () => {
  const texts = files.filter((file) => TEXT.test(file) && !file.startsWith('e2e/house/house-style'));

  test('names a directory of somebody’s machine', () => {
    expect(linesWith(/(^|file:\/\/|["'`\s(=:])\/(work|root|home|tmp|Users)\//, texts)).toEqual([]);
  });

  test('names a package registry', () => {
    const registries = /registry\.(npmjs|yarnpkg)\.|npmmirror|\/artifactory\/|verdaccio|\bnpm\.pkg\.github/;
    expect(linesWith(registries, texts)).toEqual([]);
  });

  test('points to drafts that are not in it', () => {
    expect(linesWith(/\b(SPEC|WIRE|THREATS|DESIGN|TEMPLATE-FACTS)(\.md| sections?\b|:? [TF]?\d)/, texts)).toEqual([]);
  });

  test('fills the way back from what is only read: a filled button does something', () => {
    const closing = /<Button(?=[^>]*contained)(?:=>|[^>])*>\s*\{t\('common\.close'\)\}/;
    expect(texts.filter((file) => file.startsWith('web/') && closing.test(read(file)))).toEqual([]);
  });

  test('takes the whole screen of a phone for a question with a word to it', () => {
    const isQuestion = (text: string) =>
      /<FormDialog\b/.test(text) &&
      /\.field\('(remark|reason)'\)/.test(text) &&
      text.match(/<(\w*Field|Checkbox)\b/g)?.length === 1;
    const questions = files.filter((file) => file.startsWith('web/features/') && isQuestion(read(file)));
    expect(questions.length).toBeGreaterThan(5);
    expect(questions.filter((file) => !/\n\s+sheet\n/.test(read(file)))).toEqual([]);
  });

  test('is a note for later', () => {
    expect(
      linesWith(
        /\b(TODO|FIXME|XXX|HACK)\b/,
        texts.filter((file) => SOURCE.test(file)),
      ),
    ).toEqual([]);
  });
});

describe('the lock file', () => {
  interface Locked {
    version?: string;
    resolved?: string;
    integrity?: string;
    link?: boolean;
    optional?: boolean;
    os?: string | string[];
    libc?: string | string[];
    cpu?: string | string[];
    optionalDependencies?: Record<string, string>;
  }
  const packages = (JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }).packages;
  const installed = Object.entries(packages).filter(([path, it]) => path.includes('node_modules/') && !it.link);

  test('names no host that packages came from', () => {
    expect(installed.filter(([, it]) => it.resolved).map(([path]) => path)).toEqual([]);
  });

  test('has the hash of everything that is installed on Linux with glibc, where Muster runs', () => {
    const allows = (list: string | string[] | undefined, name: string) => !list || [list].flat().includes(name);
    const runsHere = (it: Locked) =>
      allows(it.os, 'linux') && allows(it.libc, 'glibc') && (allows(it.cpu, 'x64') || allows(it.cpu, 'arm64'));
    expect(installed.filter(([, it]) => runsHere(it) && !it.integrity).map(([path]) => path)).toEqual([]);
  });

  test('knows the packages of other platforms too: without them npm ci refuses to start', () => {
    const missing = Object.entries(packages).flatMap(([path, it]) =>
      Object.keys(it.optionalDependencies ?? {}).filter(
        (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  test('agrees with every package.json', () => {
    for (const folder of ['', 'domain', 'server', 'web', 'e2e', 'bench']) {
      const manifest = JSON.parse(read(join(folder, 'package.json')));
      const locked = packages[folder] as unknown as Record<string, unknown>;
      for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
        expect(locked[kind], `${kind} of ${folder || 'the root'}`).toEqual(manifest[kind]);
      }
    }
  });
});

describe('names', () => {
  test('no folder or file is named for being left over', () => {
    const leftOver = /(^|\/)(utils?|misc|common|helpers?|shared|stuff)(\/|\.[a-z]+$)/;
    expect(files.filter((file) => leftOver.test(file))).toEqual([]);
  });

  test('folders are in kebab-case', () => {
    const sources = files.filter((file) => SOURCE.test(file) && file.includes('/'));
    expect(sources.filter((file) => !/^([a-z0-9]+(-[a-z0-9]+)*\/)+[^/]+$/.test(file))).toEqual([]);
  });
});
