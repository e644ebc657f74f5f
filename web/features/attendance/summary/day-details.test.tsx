import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { DayDetails } from './day-details.tsx';

/** 08:37 in Yangon, of the day after. */
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T02:07:00Z') }));
afterEach(() => vi.useRealTimers());

const day: SummaryDay = {
  ...{ date: '2026-11-19', status: 'present', note: '', checkin: '2026-11-19T01:52:00.000Z', checkout: null },
  ...{ minutes: 0, expected: 480, late: 0, early: 0, overtime: 0, flags: [], shift: null },
  may: { correct: false, excuse: false },
};
const cameIn = { id: 1, checktype: 'in', checktime: '2026-11-19T01:52:00.000Z', ending: null, replaced: false };

async function show(flags: SummaryDay['flags']) {
  answerWire({ 'GET /api/membercheckin/list': { body: { ...success([cameIn]), page: 1, more: false } } });
  renderPage(<DayDetails day={{ ...day, flags }} zone="Asia/Yangon" />);
  await screen.findByRole('list');
}

it('says how long somebody has been in who may still check out', async () => {
  await show([]);
  expect(screen.getByText('In since Thu 08:22, 24 h 15 min')).toBeDefined();
});

it.each(['incomplete', 'corrected'] as const)(
  'says of nobody that they are in since a day that is %s',
  async (flag) => {
    await show([flag]);
    expect(screen.queryByText(/^In since/)).toBeNull();
  },
);
