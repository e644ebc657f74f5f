import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { earlyWords } from './early/early-words.ts';

/** `maskable` ones fill the square: the device cuts its own shape out of them. Drawn from `icons/*.svg`. */
const ICONS = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;

const MANIFEST = {
  id: '/',
  name: 'Muster',
  short_name: 'Muster',
  description: 'Check in and out, see the public holidays, take leave and travel for work.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fafafa',
  theme_color: '#222a45',
} as const;

/** What makes the web app installable: its manifest with the icons, and its first moment. */
export const installable: Plugin = {
  name: 'installable',
  apply: 'build',
  async buildStart() {
    const source = await bundleScript(join(import.meta.dirname, 'first-moment.ts'), {
      WORDS: JSON.stringify(earlyWords),
    });
    this.emitFile({ type: 'asset', name: 'first-moment.js', source });
  },
  generateBundle() {
    const icons = ICONS.map(({ file, ...of }) => {
      const source = readFileSync(join(import.meta.dirname, 'icons', file));
      const emitted = this.emitFile({ type: 'asset', name: file, source });
      return { src: `/${this.getFileName(emitted)}`, type: 'image/png', ...of };
    });
    const source = JSON.stringify({ ...MANIFEST, icons });
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
  },
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const files = Object.keys(bundle ?? {});
      const built = (name: string) => files.find((it) => it.startsWith(`assets/${name}-`) && it.endsWith('.js'));
      const file = built('first-moment');
      if (!file) return [];
      const attrs = { src: `/${file}`, 'data-second': `/${built('signed-in')}` };
      return [{ tag: 'script', attrs, injectTo: 'head' as const }];
    },
  },
};
