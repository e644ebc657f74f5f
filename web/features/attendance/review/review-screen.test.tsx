import type { ReviewItem } from '@muster/domain/attendance/review/review-contract.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { ReviewScreen } from './review-screen.tsx';

const LIST = 'GET /api/membercheckin/review';
const SETTLE = 'POST /api/membercheckin/review/settle';
const GROUPS = { 'GET /api/membercode/groups': { body: success([]) } };
const page = (...items: object[]) => ({ body: success({ items, more: false, cursor: null }) });
const item = {
  ...{ id: 1, clientid: 'a', membercode: 'EM001', membername: 'Aye Chan Moe', groupno: 'SALES', checktype: 'in' },
  ...{ checktime: '2026-11-20T02:30:00.000Z', devicetime: '2026-11-20T02:30:00.000Z', attendancedate: '2026-11-20' },
  ...{
    distance: 420,
    sitename: 'Head Office',
    accuracy: 15,
    verdict: 'outside',
    remark: 'at a customer',
    ending: null,
  },
  ...{ reasons: ['outside'], state: 'open', settledby: null, settledat: null, decisionremark: '' },
  ...{ receivedat: null, may: { settle: true, reject: true, correct: true } },
} as unknown as ReviewItem;

it('says that there is nothing to look at, and of filters that nothing fits them', async () => {
  answerWire({ ...GROUPS, [LIST]: page() });
  const { user } = renderPage(<ReviewScreen zone="Asia/Yangon" />);
  expect(await screen.findByText(/^Nothing to look at\./)).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Kind'), 'Outside');
  expect(await screen.findByText('Nothing fits these filters.')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Nothing found');
});

it('shows the days alone that the address names, says which, and shows all when that is taken off', async () => {
  const wire = answerWire({
    ...GROUPS,
    [LIST]: ({ query }) => page(...(query.get('from') ? [] : [item])),
  });
  const address = '/dashboard/attendance_review?kind=forgotten&from=2026-10-26&to=2026-11-25';
  const { user } = renderPage(<ReviewScreen zone="Asia/Yangon" />, address);
  expect(await screen.findByText('Only 26/10/2026 – 25/11/2026')).toBeDefined();
  expect(await screen.findByText('Nothing fits these filters.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show all days' }));
  expect(await screen.findByText(/at a customer/)).toBeDefined();
  expect(screen.queryByText(/^Only/)).toBeNull();
  const asked = wire.sent.map((it) => Object.fromEntries(it.query)).filter((it) => it['state']);
  expect(asked).toEqual([
    { state: 'open', kind: 'forgotten', from: '2026-10-26', to: '2026-11-25' },
    { state: 'open', kind: 'forgotten' },
  ]);
});

it('says in place that the list could not be read', async () => {
  const wire = answerWire({ ...GROUPS, [LIST]: { status: 500, body: failure('INTERNAL') } });
  const { user } = renderPage(<ReviewScreen zone="Asia/Yangon" />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  wire.now(LIST, page(item));
  await user.click(retry);
  expect(await screen.findByText(/at a customer/)).toBeDefined();
});

it('rejects with a reason alone, and keeps it where the answer is lost', async () => {
  const wire = answerWire({ ...GROUPS, [LIST]: page(item), [SETTLE]: 'dropped' });
  const { user } = renderPage(<ReviewScreen zone="Asia/Yangon" />);
  await user.click(await screen.findByRole('button', { name: /^Reject: Aye Chan Moe/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject this record?' });
  const send = within(dialog).getByRole('button', { name: 'Reject' });
  await user.click(send);
  expect(wire.count(SETTLE)).toBe(0);
  const why = within(dialog).getByRole<HTMLTextAreaElement>('textbox');
  await user.type(why, 'not so');
  await user.click(send);
  expect(await within(dialog).findByRole('alert')).toBeDefined();
  expect(why.value).toBe('not so');
  wire.now(SETTLE, { body: success({ settled: 1 }) });
  await user.click(send);
  expect(await screen.findByText('Rejected. It counts no more.')).toBeDefined();
  expect(wire.bodies(SETTLE).at(-1)).toMatchObject({ decision: 'reject', remark: 'not so' });
});

it('offers no rejection of what counts in a closed pay period, and says why', async () => {
  const closed = { ...item, may: { settle: true, reject: false, correct: false } };
  answerWire({ ...GROUPS, [LIST]: page(closed, { ...item, id: 2, membername: 'Zaw Lin' }) });
  const { user } = renderPage(<ReviewScreen zone="Asia/Yangon" />);
  await screen.findByText(/the pay period of its day is closed\. It can only be accepted\.$/);
  expect(screen.queryByRole('button', { name: /^Reject: Aye/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /^Select Aye/ }));
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /^Select Zaw/ }));
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await screen.findByRole('dialog', { name: 'Reject this record?' });
});

it('accepts once, however quickly it is pressed again, and another time once the first has come to nothing', async () => {
  const wire = answerWire({ ...GROUPS, [LIST]: page(item), [SETTLE]: { status: 500, body: failure('INTERNAL') } });
  renderPage(<ReviewScreen zone="Asia/Yangon" />);
  const accept = await screen.findByRole('button', { name: /^Accept: Aye Chan Moe/ });
  const pressTwice = () =>
    act(() => {
      accept.click();
      accept.click();
    });
  pressTwice();
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(wire.count(SETTLE)).toBe(1);
  wire.now(SETTLE, { body: success({ settled: 1 }) });
  pressTwice();
  expect(await screen.findByText('Accepted.')).toBeDefined();
  expect(wire.count(SETTLE)).toBe(2);
});

it('asks before a check-in without a check-out is accepted, says that it counts 0 hours, and leads to the correction', async () => {
  act(() => enterSession({ id: 1, membercode: 'HR001', membername: 'Hla Hla', role: 'HR' }));
  const forgotten = { ...item, ending: 'forgotten', verdict: 'inside', reasons: ['forgotten'] };
  const wire = answerWire({
    ...GROUPS,
    [LIST]: page(forgotten),
    [SETTLE]: { body: success({ settled: 1 }) },
    'GET /api/membercheckin/list': { body: { ...success([]), page: 1, more: false } },
  });
  const { user } = renderPage(<ReviewScreen zone="Asia/Yangon" />);
  const accept = await screen.findByRole('button', { name: /^Accept: Aye Chan Moe/ });
  await user.click(accept);
  const asked = await screen.findByRole('alertdialog', {
    name: 'Aye Chan Moe, Fri 20/11/2026: accept without a check-out?',
  });
  expect(asked.textContent).toContain('counts 0 hours');
  await user.click(within(asked).getByRole('button', { name: 'Correct the day' }));
  const correction = await screen.findByRole('dialog', { name: /Aye Chan Moe/ });
  await user.click(within(correction).getByRole('button', { name: 'Cancel' }));
  expect(wire.count(SETTLE)).toBe(0);
  await user.click(accept);
  await user.click(await screen.findByRole('button', { name: 'Accept with 0 hours' }));
  expect(await screen.findByText('Accepted.')).toBeDefined();
  expect(wire.bodies(SETTLE)).toEqual([{ decision: 'accept', items: [{ id: 1, reasons: ['forgotten'] }] }]);
});

it('asks of several how many they are, and how many of them count 0 hours', async () => {
  const forgotten = (id: number) => ({ ...item, id, ending: 'forgotten', reasons: ['forgotten'] });
  const wire = answerWire({
    ...GROUPS,
    [LIST]: page(forgotten(1), forgotten(2), { ...item, id: 3, membername: 'Zaw Lin' }),
    [SETTLE]: { body: success({ settled: 3 }) },
  });
  const { user } = renderPage(<ReviewScreen zone="Asia/Yangon" />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  const accept = screen.getByRole('button', { name: 'Accept' });
  await user.click(accept);
  const asked = await screen.findByRole('alertdialog', { name: 'Accept 3 records?' });
  expect(asked.textContent).toContain('2 of them have no check-out');
  expect(within(asked).queryByRole('button', { name: 'Correct the day' })).toBeNull();
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getAllByRole('checkbox', { name: /^Select Aye/ })[0] as HTMLElement);
  await user.click(accept);
  const fewer = await screen.findByRole('alertdialog', { name: 'Accept 2 records?' });
  expect(fewer.textContent).toContain('1 of them has no check-out');
  await user.click(within(fewer).getByRole('button', { name: 'Accept with 0 hours' }));
  expect(await screen.findByText('2 accepted.')).toBeDefined();
  expect(wire.count(SETTLE)).toBe(1);
});
