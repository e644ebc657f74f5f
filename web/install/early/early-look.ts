import { type AccentName, accentNames, usualPreferences } from '@muster/domain/members/preferences.ts';
import { accents, bars, surfaces } from '../../lib/accents.ts';
import { kept } from '../../lib/browser-storage.ts';

const chosen = (key: 'accent' | 'topbartheme'): AccentName =>
  accentNames.find((it) => it === kept.read(`muster-${key}`)) ?? usualPreferences[key];

/** As the theme darkens it for words on the page. */
function forWords(accent: string): string {
  const parts = [1, 3, 5].map((at) => Math.floor(Number.parseInt(accent.slice(at, at + 2), 16) * 0.85));
  return `rgb(${parts.join(' ')})`;
}

/** Gives the early page the colours that the theme will have: `early-page.css` draws with them. */
export function colour(page: HTMLElement, mode: 'light' | 'dark'): void {
  const { page: ground, paper, text, quiet, line, field } = surfaces[mode];
  const accent = accents[chosen('accent')][mode];
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
    bar: bars[chosen('topbartheme')][mode].ground,
  };
  for (const [name, value] of Object.entries(colours)) page.style.setProperty(`--early-${name}`, value);
}
