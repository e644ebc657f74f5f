import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enterSession, useSession } from '../../lib/session/session-store.ts';
import { noteServerDate } from '../../lib/time/server-clock.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, success } from '../../testing/wire.ts';
import { useSessionWatch } from './session-watch.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const COMPANY = { name: 'Golden Lotus', zone: 'Asia/Yangon', weekstart: 1, today: '2026-11-20', samples: false };
const AYE = { id: 11, membercode: 'EM001', membername: 'Aye', role: 'MEMBER' as const };
/** 21:54 in Yangon: two hours and a minute before the daily sign-out. */
const SERVER_TIME = Date.parse('2026-11-20T15:24:00Z');

function Watched() {
  useSessionWatch();
  return null;
}

function Screen() {
  const { member } = useSession();
  return member ? <Watched /> : <p>signed out</p>;
}

/** Opens the screen on a device whose clock is that far from the server's. */
async function openOnDevice(ahead: number) {
  vi.useFakeTimers({ now: SERVER_TIME + ahead });
  const headers = () => ({ Date: new Date(Date.now() - ahead).toUTCString() });
  answerWire({
    'GET /api/office/company': () => ({ body: success(COMPANY), headers: headers() }),
    'GET /api/memberno_info': () => ({ body: { memberno_info: [] }, headers: headers() }),
    'POST /api/membercode/logout': { body: success(null) },
  });
  act(() => enterSession(AYE));
  renderPage(<Screen />);
  await act(() => vi.advanceTimersByTimeAsync(1000));
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const isSignedOut = () => screen.queryByText('signed out') !== null;

beforeEach(() => noteServerDate(new Date().toUTCString(), Date.now()));
afterEach(() => {
  vi.useRealTimers();
  noteServerDate(new Date().toUTCString(), Date.now());
});

it.each([
  ['right', 0],
  ['two hours ahead', 2 * HOUR],
  ['two hours behind', -2 * HOUR],
])('on a device whose clock is %s the day ends at 23:55 by the server', async (_name, ahead) => {
  await openOnDevice(ahead);
  await wait(2 * HOUR);
  expect(isSignedOut()).toBe(false);
  await wait(2 * MINUTE);
  expect(isSignedOut()).toBe(true);
});

it('a page that slept over night is left as soon as somebody comes back to it', async () => {
  await openOnDevice(0);
  // Timers stood still meanwhile.
  vi.setSystemTime(SERVER_TIME + 8 * HOUR);
  expect(isSignedOut()).toBe(false);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(isSignedOut()).toBe(true);
});
