import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { bundleScript } from './bundle-script.ts';

/** The shell, the four daily pages, and what the first script asks for only when it is needed there. */
const DAILY =
  /app\/(signed-in|pages)\.ts$|pages\/(check-in|check-in-now|take-leave|trip-assignment)-page\.tsx$|messages\/en-pages\.ts$|(left-at|suspension)-dialog\.tsx$|session\/waiting-here\.tsx$/;
/** Opened from there, but nobody's daily work. */
const SELDOM =
  /samples\/|style-guide|first-steps|factor-notice|shell\/toolbar|shell\/find|second-step|temporal-polyfill/;
/** The words of another language than English and its letters: kept by who has fetched them. */
const OF_LANGUAGE = /messages\/my(-signed-in|-pages)?\.ts$/;
const LETTERS = /(^|\/)noto-sans-[^/]+\.woff2$/;
const ALL_PAGES = /app\/pages\.ts$/;
const POLYFILL = /temporal-polyfill/;
const ASSETS = /(^|\/)(index-[^/]+\.css|first-moment-[^/]+\.js|muster-[^/]+\.svg|roboto-flex-[^/]+\.woff2)$/;

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((it) => it.type === 'chunk');
const comesFrom = ({ facadeModuleId }: Chunk, modules: RegExp): boolean =>
  modules.test((facadeModuleId ?? '').replaceAll('\\', '/'));

/** Chunks with all that they import, and all that they open but for what is seldom. */
function withNeeded(bundle: Bundle, first: readonly Chunk[]): Set<string> {
  const found = new Set<string>();
  const take = (file: string, opened: boolean): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(file)) return;
    if (opened && comesFrom(chunk, SELDOM)) return;
    found.add(file);
    for (const it of chunk.imports) take(it, false);
    // Both open every page there is.
    if (!chunk.isEntry && !comesFrom(chunk, ALL_PAGES)) for (const it of chunk.dynamicImports) take(it, true);
  };
  for (const it of first) take(it.fileName, false);
  return found;
}

const pathsOf = (files: Iterable<string>): string[] => [...files].toSorted().map((it) => `/${it}`);

/** Which built files the worker keeps: without them the daily pages would not open. */
function listFiles(bundle: Bundle) {
  const chunks = chunksOf(bundle);
  const entry = chunks.find((it) => it.isEntry);
  if (!entry) throw new Error('The build has no first script.');
  const daily = chunks.filter((it) => comesFrom(it, DAILY));
  const files = withNeeded(bundle, [entry, ...daily]);
  const others = withNeeded(
    bundle,
    chunks.filter((it) => comesFrom(it, POLYFILL)),
  );
  for (const it of Object.keys(bundle)) if (ASSETS.test(it)) files.add(it);
  const icon = Object.keys(bundle).find((it) => /(^|\/)icon-192-[^/]+\.png$/.test(it)) ?? '';
  const ofLanguage = chunks.filter((it) => comesFrom(it, OF_LANGUAGE)).map((it) => it.fileName);
  const later = [...ofLanguage, ...Object.keys(bundle).filter((it) => LETTERS.test(it))];
  return {
    icon: `/${icon}`,
    entry: `/${entry.fileName}`,
    files: pathsOf(files),
    polyfill: pathsOf(others.difference(files)),
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
