import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OwnRest } from '../components/month-calendar/own-rest.ts';
import { useOwnRest } from '../data/attendance/own-days.ts';
import { enterSession } from '../lib/session/session-store.ts';
import { renderPage } from '../testing/render-page.tsx';
import { storedCompany } from '../testing/stored-company.ts';
import { answerWire, success } from '../testing/wire.ts';
import PublicHolidayPage from './public-holiday-page.tsx';

const DAYS = 'GET /api/leave/days';
const offday = (date: string) => ({ date, kind: 'offday', description: '', part: null });

/** Days that look alike have the same class. */
const lookOf = (date: string) => document.querySelector(`[data-day="${date}"]`)?.className;

function openPage(role: 'MEMBER' | 'GUEST') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T03:00:00Z') });
  enterSession({ id: 1, membercode: 'EM001', membername: 'Aye', role });
  const days = { body: success([offday('2026-11-14'), offday('2026-11-15'), offday('2026-11-22')]) };
  const wire = answerWire({ ...storedCompany, [DAYS]: days });
  renderPage(
    <OwnRest value={useOwnRest}>
      <PublicHolidayPage LeftAt={() => null} />
    </OwnRest>,
  );
  return wire;
}

test('shades the days on which the member rests, and no Saturday on which they work', async () => {
  const wire = openPage('MEMBER');
  await screen.findByRole('grid');
  // Before its days are known none is shaded.
  await waitFor(() => expect(lookOf('2026-11-22')).not.toBe(lookOf('2026-11-18')));
  const worked = lookOf('2026-11-18');
  await waitFor(() => expect(['2026-11-07', '2026-11-21'].map(lookOf)).toEqual([worked, worked]));
  expect(['2026-11-14', '2026-11-15', '2026-11-22'].map(lookOf)).not.toContain(worked);
  const [asked] = wire.sent.filter((it) => it.call === DAYS);
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({ from: '2026-10-26', to: '2026-12-06' });
});

test('shades the weekend for guests, who have no days of their own', async () => {
  const wire = openPage('GUEST');
  await screen.findByRole('grid');
  expect(lookOf('2026-11-21')).toBe(lookOf('2026-11-22'));
  expect(lookOf('2026-11-21')).not.toBe(lookOf('2026-11-18'));
  expect(wire.count(DAYS)).toBe(0);
});
