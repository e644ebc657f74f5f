import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { EM001, locateDevice, recorded, rules } from '../../../testing/punching.tsx';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { PunchScreen } from './punch-screen.tsx';

beforeEach(() => {
  locateDevice({ latitude: 16.7791, longitude: 96.158, accuracy: 15 });
  act(() => enterSession(EM001));
});

const PUNCHES = 'GET /api/membercheckin/list';
const TODAY = 'GET /api/today';
const notIn = { attendancedate: '2026-11-20', open: null, punches: [], afternight: null, startson: null };
const own = {
  ...{ date: '2026-11-20', leave: null, trip: null, holiday: null },
  attendance: { ...notIn, place: rules, free: null, forgotten: null },
};

/** The page at nine of 20 November, a Friday. */
function show(day: object = own, today: object = notIn) {
  const wire = answerWire({
    'GET /api/membercheckin/today': { body: success(today) },
    'GET /api/membercheckin/place': { body: success(rules) },
    'GET /api/office/company': {
      body: success({ name: 'Lotus', zone: 'Asia/Yangon', weekstart: 1, today: '2026-11-20' }),
    },
    [PUNCHES]: { body: success([]) },
    [TODAY]: { body: success(day) },
  });
  return { wire, ...renderPage(<PunchScreen />) };
}

/** Of who came in then. */
async function showIn(checktime: string) {
  const open = { ...recorded, checktime, ending: null, replaced: false, corrected: false };
  const standing = { attendancedate: '2026-11-19', open, punches: [open], afternight: null, startson: null };
  show({ ...own, attendance: { ...own.attendance, ...standing } }, standing);
  await screen.findByText('Checked in');
}

it('says of a night shift that its check-in was yesterday', async () => {
  await showIn('2026-11-19T15:14:02.000Z');
  expect(screen.getByText('In since Thu 21:44')).toBeDefined();
  expect(screen.getByText('Thu 21:44:02')).toBeDefined();
});

it('leaves the weekday out of what is of today', async () => {
  await showIn('2026-11-20T02:01:05.000Z');
  const since = screen.getByText('In since 08:31');
  expect(since.getAttribute('role'), 'it is read out').toBe('status');
  expect(since.parentElement?.textContent, 'how long is there to be read').toMatch(/^In since 08:31, .+ min$/);
  expect(screen.getByText('08:31:05')).toBeDefined();
});

it.each([
  ['Not checked in yet', own],
  ['Off-day today', { ...own, attendance: { ...own.attendance, free: 'offday' } }],
  ['Public holiday today', { ...own, attendance: { ...own.attendance, free: 'holiday' } }],
])('says where the member stands in the words of the landing page: %s', async (text, day) => {
  show(day);
  expect((await screen.findByText(text)).getAttribute('role')).toBe('status');
  expect(screen.getByText('Nothing recorded today yet.')).toBeDefined();
});

it('tells of a check-out that was forgotten, and asks when it would have been', async () => {
  const forgotten = { attendancedate: '2026-11-19', checktime: '2026-11-19T02:12:00.000Z' };
  const { user, wire } = show({ ...own, attendance: { ...own.attendance, forgotten } });
  await screen.findByText('You came on Thu 19/11/2026 at 08:42 and did not check out.');
  await user.click(screen.getByRole('button', { name: 'I left at…' }));
  await waitFor(() => expect(wire.sent.map((it) => it.call)).toContain(PUNCHES));
});

it('has the button also where the rest of the day cannot be read', async () => {
  const { wire } = show();
  wire.now(TODAY, { status: 500, body: failure('INTERNAL') });
  expect(await screen.findByRole('button', { name: 'Check in' })).toBeDefined();
  expect(screen.getByText('Not checked in yet')).toBeDefined();
});
