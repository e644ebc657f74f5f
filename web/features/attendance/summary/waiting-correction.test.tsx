import type { Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';
import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { CorrectDay } from '../corrections/correct-day.tsx';
import { CalendarOfDays } from './days-panel.tsx';

const LIST = 'GET /api/attendance/correction';
const TAKE_BACK = 'POST /api/attendance/correction/7/withdraw';
const listed = (corrections: readonly Correction[]) => ({
  body: { ...success(corrections), more: false, cursor: null },
});

const day = {
  ...{ date: '2026-11-19', status: 'present', note: '', checkin: null, checkout: null, minutes: 0, expected: 480 },
  ...{ late: 0, early: 0, overtime: 0, flags: [], shift: null, may: { correct: true, excuse: false } },
} as unknown as SummaryDay;

const waiting = (may: Partial<Correction['may']>): Correction => ({
  ...{ id: 7, state: 'pending', kind: 'times', attendancedate: '2026-11-19', membercode: 'EM001' },
  ...{ membername: 'Aye Chan Moe', groupno: 'SALES', before: [], reason: 'Forgot my phone', askedby: null },
  after: [
    { checktype: 'in', time: '08:50' },
    { checktype: 'out', time: '17:05' },
  ],
  ...{ createdat: '2026-11-19T02:30:00.000Z', decidedby: null, decidedfor: null, decisionremark: '', revision: 3 },
  earned: null,
  may: { decide: false, approve: false, withdraw: false, ...may },
});

function show(code: string, membercode?: string) {
  act(() => enterSession({ id: 11, membercode: code, membername: 'Who looks', role: 'MEMBER' }));
  const of = membercode ? { of: { membercode, membername: 'Aye Chan Moe' } } : {};
  return renderPage(
    <CalendarOfDays
      days={[day]}
      company={{ zone: 'Asia/Yangon', weekstart: 1 } as CompanyView}
      today="2026-11-20"
      day="2026-11-19"
      onDay={() => undefined}
      {...of}
      actionOf={(it) => <CorrectDay day={it} zone="Asia/Yangon" {...of} />}
    />,
  );
}
const named = (name: string | RegExp) => screen.queryByRole('button', { name });

it('shows at its day what was asked for, to be taken back there, and then the way to ask anew', async () => {
  const wire = answerWire({
    [LIST]: listed([waiting({ withdraw: true })]),
    [TAKE_BACK]: { body: success({ state: 'withdrawn' }) },
    'GET /api/membercheckin/list': { body: { ...success([]), page: 1, more: false } },
  });
  const { user } = show('EM001');
  expect(await screen.findByText('After: 08:50 – 17:05')).toBeDefined();
  expect(screen.getByText('Forgot my phone')).toBeDefined();
  expect(named('Correct this day')).toBeNull();
  wire.now(LIST, listed([]));
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  const question = await screen.findByRole('alertdialog', { name: 'Take back this correction?' });
  expect(wire.bodies(TAKE_BACK)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Your correction is taken back.')).toBeDefined();
  expect(wire.bodies(TAKE_BACK)).toEqual([{ revision: 3 }]);
  expect(await screen.findByRole('button', { name: 'Correct this day' })).toBeDefined();
  expect(screen.queryByText('Forgot my phone')).toBeNull();
});

it('lets who decides do so at the day', async () => {
  answerWire({
    [LIST]: listed([waiting({ decide: true, approve: true })]),
    'GET /api/membercheckin/list': { body: { ...success([]), page: 1, more: false } },
  });
  const { user } = show('HR001', 'EM001');
  await user.click(await screen.findByRole('button', { name: /^Approve: Aye Chan Moe/ }));
  expect(await screen.findByRole('dialog', { name: 'Approve this correction?' })).toBeDefined();
  expect([named(/^Reject/), named('Take back')].map(Boolean)).toEqual([false, false]);
});
