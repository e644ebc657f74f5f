import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { OvertimeOfDays } from './overtime-of-days.tsx';

const ASK = 'POST /api/attendance/correction';

beforeEach(() => act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' })));

const days = [
  { date: '2026-11-16', overtimeopen: 90 },
  { date: '2026-11-17', overtimeopen: 4 },
  { date: '2026-11-18', overtimeopen: 30 },
];
async function opened(some = days) {
  const page = renderPage(<OvertimeOfDays days={some} zone="Asia/Yangon" />);
  await page.user.click(await screen.findByRole('button', { name: 'Ask for several days' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Overtime of several days' }));
  const send = async () => page.user.click(dialog.getByRole('button', { name: /^(Ask for overtime|Try again)$/ }));
  const tick = async (name: RegExp) => page.user.click(dialog.getByRole('checkbox', { name }));
  const reason = async (text: string) => page.user.type(dialog.getByRole('textbox', { name: 'Reason' }), text);
  return { ...page, dialog, send, tick, reason };
}
const daysSent = (wire: ReturnType<typeof answerWire>) =>
  (wire.bodies(ASK) as { attendancedate: string }[]).map((it) => it.attendancedate.slice(-2));

it('is asked for by the days that are ticked, whose minutes are told each and together, a request each', async () => {
  const wire = answerWire({ [ASK]: { status: 201, body: success({}) } });
  const { dialog, send, tick, reason } = await opened();
  expect(dialog.getByRole('button', { name: 'Ask for overtime' }).getAttribute('aria-disabled')).toBe('true');
  const names = dialog.getAllByRole('listitem').map((it) => it.textContent?.slice(4, 6));
  expect(names, 'yesterday first').toEqual(['18', '17', '16']);
  await tick(/^Select all/);
  expect(dialog.getByText('3 days: 2 h 4 min')).toBeDefined();
  await tick(/^Tue 17\/11\/2026 4 min/);
  expect(dialog.getByText('2 days: 2 h 0 min')).toBeDefined();
  await send();
  expect(wire.bodies(ASK), 'without a reason').toEqual([]);
  await reason(' Stocktaking ');
  await send();
  expect(await screen.findByText('The overtime of 2 days is asked for.')).toBeDefined();
  expect(wire.bodies(ASK)).toEqual([
    { attendancedate: '2026-11-18', kind: 'overtime', reason: 'Stocktaking' },
    { attendancedate: '2026-11-16', kind: 'overtime', reason: 'Stocktaking' },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('tells the days that are refused by name; the others stay sent', async () => {
  const params = { reason: 'waiting' };
  const errors = [{ field: 'attendancedate', code: 'CORRECTION_NOT_POSSIBLE', params }];
  const wire = answerWire({
    [ASK]: ({ body }) =>
      (body as { attendancedate: string }).attendancedate === '2026-11-17'
        ? { status: 422, body: failure('CORRECTION_NOT_POSSIBLE', { params, errors }) }
        : { status: 201, body: success({}) },
  });
  const { dialog, send, tick, reason } = await opened();
  await tick(/^Select all/);
  await reason('Stocktaking');
  await send();
  expect(await dialog.findByText(/^Tue 17\/11\/2026: .*waits/)).toBeDefined();
  expect(await dialog.findByText('The overtime of 2 days is asked for.')).toBeDefined();
  expect(dialog.getAllByRole('checkbox').map((it) => (it as HTMLInputElement).checked)).toEqual([false, false]);
  expect(dialog.getByRole('checkbox', { name: /^Tue 17/ })).toBeDefined();
  expect(daysSent(wire)).toEqual(['18', '17', '16']);
});

it('keeps what had no answer to be sent again as the same request, and sends nothing twice', async () => {
  const keys: (string | undefined)[] = [];
  let isThere = false;
  const wire = answerWire({
    [ASK]: ({ body, idempotencyKey }) => {
      keys.push(idempotencyKey);
      const { attendancedate } = body as { attendancedate: string };
      return isThere || attendancedate === '2026-11-18' ? { status: 201, body: success({}) } : 'dropped';
    },
  });
  const { dialog, send, tick, reason } = await opened();
  await tick(/^Select all/);
  await reason('Stocktaking');
  await send();
  expect(await dialog.findByText('The overtime of 1 day is asked for.')).toBeDefined();
  expect(await dialog.findByText('2 days: 1 h 34 min')).toBeDefined();
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', 'Stocktaking');
  isThere = true;
  await send();
  expect(await screen.findByText('The overtime of 3 days is asked for.')).toBeDefined();
  expect(daysSent(wire)).toEqual(['18', '17', '16', '17', '16']);
  expect(keys.slice(3)).toEqual(keys.slice(1, 3));
  expect(new Set(keys).size).toBe(3);
});

it('is offered where there is more than one such day', async () => {
  answerWire({});
  renderPage(<OvertimeOfDays days={days.slice(0, 1)} zone="Asia/Yangon" />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('is approved by the office for somebody else, with their name, in one step', async () => {
  const wire = answerWire({ [ASK]: { status: 201, body: success({}) } });
  const of = { membercode: 'EM002', membername: 'Zaw Lin' };
  const { user } = renderPage(<OvertimeOfDays days={days} zone="Asia/Yangon" of={of} />);
  await user.click(await screen.findByRole('button', { name: 'Approve several days' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Overtime of several days of Zaw Lin' }));
  await user.click(dialog.getByRole('checkbox', { name: /^Select all/ }));
  expect(dialog.getByText(/2 h 4 min of overtime counts from now on\.$/)).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Stocktaking');
  await user.click(dialog.getByRole('button', { name: 'Approve overtime' }));
  expect(await screen.findByText('The overtime of 3 days is approved.')).toBeDefined();
  expect(wire.bodies(ASK)).toEqual(
    days
      .toReversed()
      .map(({ date }) => ({ attendancedate: date, kind: 'overtime', reason: 'Stocktaking', membercode: 'EM002' })),
  );
});
