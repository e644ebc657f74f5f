import type { PayPeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { CloseDialog } from './close-dialog.tsx';

const MONTH = '/api/attendance/months/2026-10';
const period: PayPeriod = {
  ...{ month: '2026-10', from: '2026-10-01', to: '2026-10-31', state: 'open', closedby: null, closedat: null },
  ...{ waived: '', changes: null },
};

const nothing = { forgotten: 0, review: 0, corrections: 0, leave: 0, trips: 0, affected: 0 };
const nobody = { days: 0, members: { count: 0, first: [] } };

/** Nothing of what was closed before has changed. */
const adjusted = (items: readonly object[], more = false) => ({
  [`GET ${MONTH}/adjustments`]: { body: { ...success(items), more, cursor: more ? 7 : null } },
});
const asClosed = adjusted([]);

it.each([
  [[], false, null],
  [['2026-09'], false, '1 day of a closed pay period has changed since (September 2026). This payroll counts it'],
  [['2026-09', '2026-08'], false, '2 days of closed pay periods have changed since (August 2026, September 2026).'],
  [
    ['2026-09', '2026-09'],
    true,
    'More than 2 days of closed pay periods have changed since (September 2026 among them).',
  ],
] as const)('tells which days of closed periods it counts as well: %o', async (months, more, told) => {
  const days = months.map((month, index) => ({
    ...{ membercode: `A${index}`, membername: 'Aye Aye', date: `${month}-17`, month },
    ...{ before: { status: 'absent' }, after: { status: 'holiday' } },
  }));
  answerWire({
    [`GET ${MONTH}/open`]: { body: success({ running: 0, ...nothing, own: nothing }) },
    [`GET ${MONTH}/absent`]: { body: success({ ...nobody, workedonleave: nobody }) },
    ...adjusted(days, more),
  });
  const { container } = renderPage(<CloseDialog period={period} zone="Asia/Yangon" onClose={() => undefined} />);
  await screen.findByText('Nobody was absent without a reason.');
  await waitFor(() => expect(container.ownerDocument.querySelector('.MuiSkeleton-root')).toBeNull());
  const line = screen.queryByText(/closed pay periods? ha/);
  if (told === null) expect(line).toBeNull();
  else expect(line?.textContent?.startsWith(told)).toBe(true);
});

it('tells who worked on leave, which is paid twice, and leads to their days', async () => {
  const first = [{ membercode: 'A', membername: 'Aye Aye', days: 2 }];
  answerWire({
    ...asClosed,
    [`GET ${MONTH}/open`]: {
      body: success({ running: 0, ...nothing, own: nothing }),
    },
    [`GET ${MONTH}/absent`]: {
      body: success({ ...nobody, workedonleave: { days: 2, members: { count: 1, first } } }),
    },
  });
  renderPage(<CloseDialog period={period} zone="Asia/Yangon" onClose={() => undefined} />);
  expect(
    await screen.findByText(/^2 days of leave that were worked, of Aye Aye \(2\):.* as far as that counts\.$/),
  ).toBeDefined();
  expect(screen.getByText('Nobody was absent without a reason.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Look at who worked on leave' }).getAttribute('href')).toBe(
    '/dashboard/attendance_group?month=2026-10&show=worked_on_leave',
  );
});

it('tells whose overtime is not approved, which is not paid once it is closed', async () => {
  const first = [{ membercode: 'A', membername: 'Aye Aye', days: 2 }];
  const overtimeopen = { days: 5, members: { count: 2, first } };
  answerWire({
    ...asClosed,
    [`GET ${MONTH}/open`]: { body: success({ running: 0, ...nothing, own: nothing }) },
    [`GET ${MONTH}/absent`]: { body: success({ ...nobody, workedonleave: nobody, overtimeopen }) },
  });
  renderPage(<CloseDialog period={period} zone="Asia/Yangon" onClose={() => undefined} />);
  const told = await screen.findByText(/^5 days with overtime that is not approved, of Aye Aye \(2\) and 1 more:/);
  expect(told.textContent).toContain('neither approved nor paid');
  expect(screen.getByRole('link', { name: 'Look at whose overtime it is' }).getAttribute('href')).toBe(
    '/dashboard/attendance_group?month=2026-10&show=overtime_open',
  );
});

it('tells who was absent, and closes without a reason where nothing else is open', async () => {
  const first = [{ membercode: 'A', membername: 'Aye Aye', days: 2 }];
  const wire = answerWire({
    ...asClosed,
    [`GET ${MONTH}/open`]: {
      body: success({ running: 0, ...nothing, own: nothing }),
    },
    [`GET ${MONTH}/absent`]: { body: success({ days: 9, members: { count: 4, first }, workedonleave: nobody }) },
    [`POST ${MONTH}/close`]: { body: success({ ...period, state: 'closed', changes: 0 }) },
  });
  const { user } = renderPage(<CloseDialog period={period} zone="Asia/Yangon" onClose={() => undefined} />);
  expect(await screen.findByText(/^9 days of absence without a reason, of Aye Aye \(2\) and 3 more\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Look at their days' }).getAttribute('href')).toBe(
    '/dashboard/attendance_group?month=2026-10&show=absent',
  );
  await user.click(screen.getByRole('button', { name: 'Close the month' }));
  await expect.poll(() => wire.bodies(`POST ${MONTH}/close`)).toEqual([{}]);
});

it('leads from what is open to the list of the days of the period alone', async () => {
  answerWire({
    ...asClosed,
    [`GET ${MONTH}/open`]: {
      body: success({ running: 0, ...nothing, forgotten: 9, review: 1, corrections: 1, affected: 2, own: nothing }),
    },
    [`GET ${MONTH}/absent`]: { body: success({ ...nobody, workedonleave: nobody }) },
  });
  renderPage(<CloseDialog period={period} zone="Asia/Yangon" onClose={() => undefined} />);
  await screen.findByRole('link', { name: /^Look at them: 9/ });
  const places = screen.getAllByRole('link', { name: /^Look at them:/ }).map((it) => it.getAttribute('href'));
  expect(places).toEqual([
    '/dashboard/attendance_review?kind=forgotten&from=2026-10-01&to=2026-10-31',
    '/dashboard/attendance_review?from=2026-10-01&to=2026-10-31',
    '/dashboard/attendance_corrections',
    '/dashboard/holidays',
  ]);
  expect(screen.getByText('2 leaves to settle that changed holidays or work touch')).toBeDefined();
});

it('says what of it is the own of who closes, and that administrators hear of it', async () => {
  const own = { ...nothing, review: 2, leave: 1 };
  const wire = answerWire({
    ...asClosed,
    [`GET ${MONTH}/open`]: { body: success({ ...own, running: 0, review: 5, own }) },
    [`GET ${MONTH}/absent`]: { body: success({ ...nobody, workedonleave: nobody }) },
    [`POST ${MONTH}/close`]: { body: success({ ...period, state: 'closed', changes: 0 }) },
  });
  const { user } = renderPage(<CloseDialog period={period} zone="Asia/Yangon" onClose={() => undefined} />);
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toBe(
    '3 of these are your own: 2 records to look at, 1 leave request to decide. If you close it all the same, the administrators are told.',
  );
  await user.type(screen.getByRole('textbox'), 'Everybody was asked');
  await user.click(screen.getByRole('button', { name: 'Close all the same' }));
  await expect.poll(() => wire.bodies(`POST ${MONTH}/close`)).toEqual([{ waive: 'Everybody was asked' }]);
});

it('says by whom and when it was closed where the answer to that was lost, and asks no more', async () => {
  const by = { closedby: 'Hla Hla', closedat: '2026-11-20T02:30:00.000Z' };
  const closed = { ...period, state: 'closed', ...by };
  const answers = ['dropped', { status: 409, body: failure('PERIOD_CLOSED', { data: closed }) }] as const;
  let tries = 0;
  answerWire({
    ...asClosed,
    [`GET ${MONTH}/open`]: { body: success({ running: 0, ...nothing, own: nothing }) },
    [`GET ${MONTH}/absent`]: { body: success({ ...nobody, workedonleave: nobody }) },
    [`POST ${MONTH}/close`]: () => answers[tries++] ?? 'dropped',
  });
  const onClose = vi.fn();
  const { user } = renderPage(<CloseDialog period={period} zone="Asia/Yangon" onClose={onClose} />);
  await screen.findByText('Nothing is open. It can be closed.');
  await user.click(screen.getByRole('button', { name: 'Close the month' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('October 2026 is closed, by Hla Hla, 20/11/2026 09:00.')).toBeDefined();
  expect(onClose).toHaveBeenCalledOnce();
});
