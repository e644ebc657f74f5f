import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enterSession } from '../../lib/session-store.ts';
import { EM001, locateDevice, recorded, rules } from '../../testing/punching.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, success } from '../../testing/wire.ts';
import { PunchScreen } from './punch-screen.tsx';

beforeEach(() => {
  locateDevice({ latitude: 16.7791, longitude: 96.158, accuracy: 15 });
  act(() => enterSession(EM001));
});

/** The page at nine of 20 November, a Friday, of who came in then. */
async function show(checktime: string) {
  const open = { ...recorded, checktime, ending: null, replaced: false, corrected: false };
  answerWire({
    'GET /api/membercheckin/today': {
      body: success({ attendancedate: '2026-11-19', open, punches: [open], afternight: null }),
    },
    'GET /api/membercheckin/place': { body: success(rules) },
  });
  renderPage(<PunchScreen />);
  await screen.findByText('Checked in');
}

it('says of a night shift that its check-in was yesterday', async () => {
  await show('2026-11-19T15:14:02.000Z');
  expect(screen.getByText('In since Thu 21:44')).toBeDefined();
  expect(screen.getByText('Thu 21:44:02')).toBeDefined();
});

it('leaves the weekday out of what is of today', async () => {
  await show('2026-11-20T02:01:05.000Z');
  expect(screen.getByText('In since 08:31')).toBeDefined();
  expect(screen.getByText('08:31:05')).toBeDefined();
});
