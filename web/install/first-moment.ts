/**
 * Runs before the page is first painted, from a file of its own because the content policy allows no script in the page:
 * the scheme that the member has chosen on this device, or the system's, as the theme will set it a moment later; for
 * who was signed in here, the second script beside the first, and the questions that the first would ask when it is there;
 * and on a phone the early page.
 */
import { AHEAD, type Arrived } from '../lib/api/asked-ahead.ts';
import { kept } from '../lib/kept/browser-storage.ts';
import { keptLanguage } from '../lib/kept/kept-language.ts';
import { drawEarlySignIn, drawEarlyToday } from './early/draw-early.ts';

const chosen = kept.read('muster-mode');
const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
const mode = dark ? 'dark' : 'light';
document.documentElement.setAttribute(`data-${mode}`, '');

const PATIENCE_MS = 20_000;
const LANDING = /^\/(dashboard\/public_holiday)?$/;

function askToken(withToday: boolean): Promise<Arrived> {
  const [method = '', path = ''] = AHEAD.token.split(' ');
  const sent = fetch(withToday ? `${path}?today=true` : path, {
    method,
    headers: { Accept: 'application/json', 'Accept-Language': keptLanguage.read() ?? 'en' },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return sent.then((answer) => ({ answer, at: Date.now() }));
}

/** The own day, which comes beside the token, as its call would have answered. */
async function todayBeside(token: Promise<Arrived>): Promise<Arrived> {
  const { answer, at } = await token;
  const { today } = await answer.clone().json();
  if (!today) throw new Error('There is no day of a member.');
  const { headers } = answer;
  return { answer: new Response(JSON.stringify({ status: 'success', code: '200', data: today }), { headers }), at };
}

const { second } = (document.currentScript as HTMLScriptElement).dataset;

function fetchSecond(): void {
  if (second)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: second }));
}

/** A sign-out that the server has not heard of goes before anything else. */
if (kept.read('currentMember') && !kept.read('SignOutOwed')) {
  const lands = LANDING.test(location.pathname);
  const token = askToken(lands);
  const asked = new Map<string, Promise<Arrived>>([[AHEAD.token, token]]);
  if (lands) {
    const today = todayBeside(token);
    asked.set(AHEAD.today, today);
    // Why there is none, whoever asks for it by itself is told.
    today.catch(() => asked.delete(AHEAD.today));
    drawEarlyToday(today, mode).catch(() => undefined);
  }
  // Who takes it hears of a failure, and nobody else.
  for (const it of asked.values()) it.catch(() => undefined);
  window.askedAhead = asked;
  fetchSecond();
} else if (!kept.read('currentMember')) {
  // Who types there is about to sign in.
  addEventListener('input', fetchSecond, { once: true });
  if (location.pathname === '/session/signin' || LANDING.test(location.pathname)) drawEarlySignIn(mode);
}
