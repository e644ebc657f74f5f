import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { bundleScript } from './bundle-script.ts';

/** The shell, the four daily pages, and what the first script asks for only when it is needed there. */
const DAILY = [
  'web/app/pages.ts',
  'web/pages/check-in-page.tsx',
  'web/pages/check-in-now-page.tsx',
  'web/pages/crew-page.tsx',
  'web/pages/take-leave-page.tsx',
  'web/pages/trip-assignment-page.tsx',
  'web/components/dialogs/suspension-dialog.tsx',
  'web/features/attendance/corrections/left-at-dialog.tsx',
  'web/features/session/waiting-here.tsx',
  'domain/messages/en-pages.ts',
];
/** Opened from there, but nobody's daily work. */
const SELDOM = [
  'web/app/shell/find/find-dialog.tsx',
  'web/app/shell/toolbar/open-toolbar.tsx',
  'web/features/session/security/account-notices.tsx',
];
/** The words of another language than English and its letters: kept by who has fetched them. */
const OF_LANGUAGE = ['domain/messages/my.ts', 'domain/messages/my-signed-in.ts', 'domain/messages/my-pages.ts'];
const LETTERS = [/(^|\/)noto-sans-[^/]+\.woff2$/];
/** Opens every page there is, as the first script does. */
const ALL_PAGES = ['web/app/pages.ts'];
const POLYFILL = ['node_modules/temporal-polyfill/'];
const ICON = [/(^|\/)icon-192-[^/]+\.png$/];
const ASSETS = [
  /(^|\/)index-[^/]+\.css$/,
  /(^|\/)first-moment-[^/]+\.js$/,
  /(^|\/)muster-[^/]+\.svg$/,
  /(^|\/)roboto-flex-[^/]+\.woff2$/,
];

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((it) => it.type === 'chunk');

/** Chunks that begin with these modules. Each has one: a file that was given another name would else not be kept, unnoticed. */
const beginningWith = (chunks: readonly Chunk[], modules: readonly string[]): Chunk[] =>
  modules.flatMap((name) =>
    required(
      name,
      chunks.filter((it) => (it.facadeModuleId ?? '').replaceAll('\\', '/').includes(`/${name}`)),
    ),
  );

const filesLike = (bundle: Bundle, patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((name) =>
    required(
      name,
      Object.keys(bundle).filter((it) => name.test(it)),
    ),
  );

function required<T>(name: string | RegExp, found: T[]): T[] {
  if (found.length === 0) throw new Error(`The build has no ${name}, which install/precache.ts names.`);
  return found;
}

const pathsOf = (files: Iterable<string>): string[] => [...files].toSorted().map((it) => `/${it}`);
const namesOf = (chunks: readonly Chunk[]): string[] => chunks.map((it) => it.fileName);

/** Which built files the worker keeps: without them the daily pages would not open. */
export function listFiles(bundle: Bundle) {
  const chunks = chunksOf(bundle);
  const entry = chunks.find((it) => it.isEntry);
  if (!entry) throw new Error('The build has no first script.');
  const seldom = beginningWith(chunks, SELDOM);
  const openingAll = [entry, ...beginningWith(chunks, ALL_PAGES)];
  /** Chunks with all that they import, and all that they open but for what is seldom. */
  const withNeeded = (first: readonly Chunk[]): Set<string> => {
    const found = new Set<string>();
    const take = (file: string, opened: boolean): void => {
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk' || found.has(file) || (opened && seldom.includes(chunk))) return;
      found.add(file);
      for (const it of chunk.imports) take(it, false);
      if (!openingAll.includes(chunk)) for (const it of chunk.dynamicImports) take(it, true);
    };
    for (const it of first) take(it.fileName, false);
    return found;
  };
  const files = withNeeded([entry, ...beginningWith(chunks, DAILY)]);
  for (const it of filesLike(bundle, ASSETS)) files.add(it);
  const polyfill = [...withNeeded(beginningWith(chunks, POLYFILL))].filter((it) => !files.has(it));
  const later = [...namesOf(beginningWith(chunks, OF_LANGUAGE)), ...filesLike(bundle, LETTERS)];
  return {
    icon: `/${filesLike(bundle, ICON)[0]}`,
    entry: `/${entry.fileName}`,
    files: pathsOf(files),
    polyfill: pathsOf(polyfill),
    later: pathsOf(later),
  };
}

/** Writes the service worker, with the list of what it keeps, beside the page. */
export const precache: Plugin = {
  name: 'precache',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const list = listFiles(bundle);
    const page = readFileSync(join(dir, 'index.html'), 'utf8');
    // Names tell of content but for the page's own.
    const version = createHash('sha256').update(JSON.stringify(list)).update(page).digest('hex').slice(0, 16);
    const worker = join(import.meta.dirname, 'worker', 'worker.ts');
    const code = await bundleScript(worker, { BUILT: JSON.stringify({ version, ...list }) });
    writeFileSync(join(dir, 'sw.js'), code);
  },
};
