import { kept } from '../../lib/kept/browser-storage.ts';
import { type Accent, accents, surfaces } from '../../lib/look/accents.ts';

/** As the member has chosen it on this device; the usual one until then. */
const chosenAccent = () => accents[kept.read('muster-accent') as Accent] ?? accents.blue;

/** As the theme darkens it for words on the page. */
function forWords(accent: string): string {
  const parts = [1, 3, 5].map((at) => Math.floor(Number.parseInt(accent.slice(at, at + 2), 16) * 0.85));
  return `rgb(${parts.join(' ')})`;
}

/** Gives the early page the colours that the theme will have: `early-page.css` draws with them. */
export function colour(page: HTMLElement, mode: 'light' | 'dark'): void {
  const { page: ground, paper, text, quiet, line, field } = surfaces[mode];
  const accent = chosenAccent()[mode];
  const colours = {
    ground,
    paper,
    text,
    quiet,
    line,
    field,
    accent,
    'on-accent': mode === 'light' ? '#ffffff' : '#10142a',
    link: mode === 'light' ? forWords(accent) : accent,
  };
  for (const [name, value] of Object.entries(colours)) page.style.setProperty(`--early-${name}`, value);
}
