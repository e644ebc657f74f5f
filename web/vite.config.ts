import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { installable } from './install/installable.ts';
import { precache } from './install/precache.ts';

const FONT = /roboto-flex-latin-wght-normal.*\.woff2$/;

/**
 * The text font is asked for with the page itself, so that words do not move when it arrives. A phone has letters like
 * it, and gets it after what its member waits for.
 */
const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const font = Object.keys(bundle ?? {}).find((file) => FONT.test(file));
      if (!font) return [];
      const attrs = {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: `/${font}`,
        crossorigin: '',
        media: '(min-width: 600px)',
      };
      return [{ tag: 'link', attrs, injectTo: 'head' as const }];
    },
  },
};

/** Buttons answer a press by their colours alone (`theme.ts`), so what draws ripples travels with no page. */
const withoutRipples: Plugin = {
  name: 'without-ripples',
  load: {
    filter: { id: /ButtonBase[\\/]TouchRipple\.mjs$/ },
    handler: () => 'export default () => null;',
  },
};

/** What `withTheme` of the style engine needs, which nothing here is wrapped in, travels with no page either. */
const withoutStatics: Plugin = {
  name: 'without-statics',
  load: {
    filter: { id: /hoist-non-react-statics[\\/]dist[\\/]/ },
    handler: () => 'export default (wrapped) => wrapped;',
  },
};

/** What a call is about, in words, is for whoever reads the description of all calls, which the server gives; what it counts as, the server counts. */
const withoutSummaries: Plugin = {
  name: 'without-summaries',
  transform: {
    filter: { id: /-contract\.ts$/ },
    handler: (code) => code.replace(/\b((summary|tag):\s*('(\\.|[^'\\])*'|"(\\.|[^"\\])*")|tells: true),/g, ''),
  },
};

/** One file for what a visitor needs, one for what a member needs first, the pages one by one. */
const codeSplitting = {
  groups: [
    { name: 'start', tags: ['$initial' as const], priority: 2 },
    { name: 'signed-in', test: /web[\\/]app[\\/]signed-in\.ts$/, priority: 1 },
    // One script and not two of each: every one is named in the first one.
    { name: 'by-cursor', test: /infiniteQueryOptions|data[\\/]by-cursor/ },
    { name: 'schema-ground', test: /without-eval|invalid-input/ },
    { name: 'stored-words', test: /messages[\\/]en[\\/](audit|audit-nouns|ledger-notes)\.ts/ },
    { name: 'summary-words', test: /summary-words|day-record/ },
    { name: 'changed-meanwhile', test: /changed-meanwhile|field-versions|typed-number|latin-digits/ },
    {
      name: 'leave-terms',
      test: /domain[\\/]leave[\\/](?:\w+[\\/])?(carry-over|days-per-year|leave-policy|acting-rules|leave-type)\.ts/,
    },
  ],
};

/**
 * What a page imports is asked for with it, in one round. The lists are in one script, `app/pages.ts`, so what is seldom
 * opened, and the schemas, which nobody waits for, go without.
 */
const SELDOM = /-guide-|material-page|charts-page|icon-wall|sample|-screen-|-schemas-/;

export default defineConfig({
  plugins: [react(), preloadFont, installable, withoutRipples, withoutStatics, withoutSummaries, precache],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Inlined assets would need looser rules for the page than "from this host".
    assetsInlineLimit: 0,
    // Sizes that count are measured compressed, by precompress.ts.
    reportCompressedSize: false,
    // Every browser since autumn 2023 knows of it, and an older one loads what it needs without.
    modulePreload: { polyfill: false, resolveDependencies: (file, needed) => (SELDOM.test(file) ? [] : needed) },
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting } },
  },
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:3000', '/jwt': 'http://127.0.0.1:3000' },
  },
});
