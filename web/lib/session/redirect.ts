import { isPressedAhead } from '../loading/early-page.ts';

/** Where a visitor may be sent after signing in: pages of this application, never another place. */
const PAGES = /^\/(dashboard|charts|material)\/[\w-]+(\/[\w-]+)*\/?$/;

export const LANDING = '/dashboard/public_holiday';

/** Where a member begins who signs up by the slip that HR gave them. */
const FIRST_PAGE = '/dashboard/checkinmember';

/**
 * The path to go to after signing in, from whatever the address or the navigation state carried; the landing page
 * for anything that is not plainly a page of this application (threats T31).
 */
export function safeRedirect(candidate: unknown, origin: string = window.location.origin): string {
  if (typeof candidate !== 'string' || !candidate.startsWith('/') || /[\\\s]/.test(candidate)) return LANDING;
  const url = URL.parse(candidate, origin);
  if (!url || url.origin !== origin || !PAGES.test(url.pathname)) return LANDING;
  return url.pathname + url.search + url.hash;
}

/** Where somebody goes who has just signed in or up: who pressed for it, to check in; who came by a code slip, to their first check-in. */
export function pageAfter(location: { pathname: string; state: unknown; search: string; hash: string }): string {
  if (isPressedAhead()) return LANDING;
  const bySlip = location.pathname === '/session/signup' && new URLSearchParams(location.hash.slice(1)).has('code');
  return bySlip ? FIRST_PAGE : redirectOf(location);
}

/** Navigation state carries the redirect URL to the sign-in page (behaviour 2); a link may carry it as a query. */
export function redirectOf(location: { state: unknown; search: string }): string {
  const state = location.state;
  if (typeof state === 'object' && state !== null && 'redirectUrl' in state) return safeRedirect(state.redirectUrl);
  return safeRedirect(new URLSearchParams(location.search).get('redirectUrl'));
}
