import { firstToHear } from '../gestures/first-to-hear.ts';

/** Who asks before the page is left; nobody while nothing is typed that is not saved. */
let holder: ((goOn: () => void) => void) | undefined;

/** Leaves the page by a way that is no link, such as the search: at once, or once what was typed is given up. */
export function leavePage(goOn: () => void): void {
  if (holder) holder(goOn);
  else goOn();
}

/**
 * Holds the page at its step of the history until the function returned is called: a link within Muster, the way back and `leavePage` are taken only
 * when `ask` lets them go on, and the browser asks before the tab is closed, unless what is typed is `kept` beyond that. What the program does by itself, such as
 * the end of a session, is never held.
 */
export function holdPage(ask: (goOn: () => void) => void, kept = false): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const before = holder;
  holder = ask;
  const letGo = () => {
    listening.abort();
    if (holder === ask) holder = before;
  };
  const hold = (goOn: () => void) =>
    ask(() => {
      letGo();
      goOn();
    });
  // Before the page hears of it.
  document.addEventListener('click', (event) => holdLink(event, hold), { signal, capture: true });
  holdWayBack(hold, signal);
  if (!kept) window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  return letGo;
}

function holdLink(event: MouseEvent, hold: (goOn: () => void) => void): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  // Within the page.
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  hold(() => link.click());
}

/** The router numbers the steps of the history; one that was taken already is taken back until it may be taken. */
function holdWayBack(hold: (goOn: () => void) => void, signal: AbortSignal): void {
  const here = stepNow();
  const before = firstToHear.step;
  let takingBack = false;
  firstToHear.step = (event) => {
    const away = here - stepNow();
    if (!takingBack && !away) return;
    event.stopImmediatePropagation();
    takingBack = !takingBack;
    if (!takingBack) return;
    history.go(away);
    hold(() => history.go(-away));
  };
  signal.addEventListener('abort', () => {
    firstToHear.step = before;
  });
}

/** Not a number where a step is not the router's. */
const stepNow = (): number => Number((history.state as { idx?: number } | null)?.idx ?? Number.NaN);
