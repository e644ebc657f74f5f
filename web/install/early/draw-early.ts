import type { OwnToday } from '@muster/domain/attendance/today/today-contract.ts';
import { allLanguages, type Language, languageFor } from '@muster/domain/messages/languages.ts';
import type { Arrived } from '../../lib/api/asked-ahead.ts';
import { browserList } from '../../lib/kept/browser-list.ts';
import { keptLanguage } from '../../lib/kept/kept-language.ts';
import { EARLY_PAGE } from '../../lib/loading/early-page.ts';
import { noteServerDate } from '../../lib/time/server-clock.ts';
import { colour } from './early-look.ts';
import { earlySignIn } from './early-sign-in.ts';
import { earlyToday } from './early-today.ts';
import type { EarlyWords } from './early-words.ts';
import { element } from './element.ts';

declare const WORDS: Readonly<Record<Language, EarlyWords>>;

/** Held upright: elsewhere the page has other columns, and mostly a better network. */
const PHONE = '(max-width: 599.95px) and (min-height: 480.05px)';

function spoken(): Language | undefined {
  const here = keptLanguage.read();
  return here === null ? languageFor(...navigator.languages) : allLanguages.find((it) => it === here);
}

/** Draws it, unless the app was quicker: then the mark of the page as it comes is gone. */
function show(content: HTMLElement, language: Language, mode: 'light' | 'dark'): void {
  const root = document.querySelector('#root');
  if (root && !root.querySelector(':scope > .splash:not([role])')) return;
  const page = element('div', { id: EARLY_PAGE, lang: language }, content);
  colour(page, mode);
  document.body.append(page);
  page.querySelector('input')?.focus();
}

/** This script runs before there is anything of the page to draw on. */
function onBody(draw: () => void): void {
  const watch = new MutationObserver(() => {
    if (!document.body) return;
    watch.disconnect();
    draw();
  });
  watch.observe(document.documentElement, { childList: true });
}

const languageHere = (): Language | undefined =>
  'Temporal' in globalThis && matchMedia(PHONE).matches ? spoken() : undefined;

export function drawEarlySignIn(mode: 'light' | 'dark'): void {
  const language = languageHere();
  if (language) onBody(() => show(earlySignIn(WORDS[language]), language, mode));
}

/** Only the usual day: whoever has something to read first waits for the whole page. */
export async function drawEarlyToday(today: Promise<Arrived>, mode: 'light' | 'dark'): Promise<void> {
  const language = languageHere();
  if (!language) return;
  const { answer, at } = await today;
  if (!answer.ok) return;
  const { data }: { data: OwnToday } = await answer.clone().json();
  if (!data.attendance || data.attendance.forgotten) return;
  if ((await browserList('punches').all()).length > 0) return;
  noteServerDate(answer.headers.get('Date'), at);
  show(earlyToday(data.attendance, language, WORDS[language]), language, mode);
}
