import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { noted, payingCompany, terms } from '../../../testing/mileage.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { MileageList } from './mileage-list.tsx';

const DECIDE = 'POST /api/mileage/5/decision';
const LIST = 'GET /api/mileage';
const toDecide = noted({
  may: { change: false, approve: true, return: true },
  doubts: [
    { kind: 'far', together: 500, expected: 80 },
    { kind: 'gap', start: 1000, last: 990 },
  ],
});
const page = (items: readonly object[]) =>
  success({
    ...{ items, page: 1, more: false, unit: 'km', currency: 'MMK', running: '2099-11' },
    totals: { count: items.length, distance: 132, amount: 79_200, approved: 0 },
  });
const wireWith = (items: readonly object[]) =>
  answerWire({
    [LIST]: { body: page(items) },
    [DECIDE]: { body: success({ ...toDecide, state: 'approved' }) },
    'GET /api/waiting': { body: success({ decides: true }) },
  });
const show = () => renderPage(<MileageList company={payingCompany} />);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => act(() => enterSession({ id: 21, membercode: 'HR001', membername: 'Hla Hla', role: 'HR' })));

it('tells each entry with its formula, what is doubtful in it, and what all come to', async () => {
  wireWith([toDecide]);
  show();
  expect(await screen.findByText('132 km × 6.00 = 792.00 MMK')).toBeDefined();
  expect(screen.getByText('1 entry · 132 km · 792.00 MMK, of which approved 0.00 MMK')).toBeDefined();
  expect(screen.getByText('Much further than planned: 500 km on this trip, which is 80 km one way.')).toBeDefined();
  expect(screen.getByText('Begins at 1000; the last entry of this car ended at 990.')).toBeDefined();
});

it('says of what was not approved before its pay period was closed why nobody can any more', async () => {
  wireWith([noted({ closed: true }), noted({ id: 6, membername: 'Su Su' })]);
  show();
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map((it) => /Its pay period is closed: it is not paid/.test(it.textContent ?? ''))).toEqual([
    true,
    false,
  ]);
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});

it('has no filled button in its lines, as many as they are', async () => {
  wireWith([toDecide]);
  show();
  expect((await button(/^Approve Aye Chan Moe/)).className).toContain('MuiButton-outlined');
});

it('approves what was looked at, at its rate', async () => {
  const wire = wireWith([toDecide]);
  const { user } = show();
  await user.click(await button(/^Approve Aye Chan Moe/));
  await screen.findByText('The entry of Aye Chan Moe is approved.');
  expect(wire.bodies(DECIDE)).toEqual([{ decision: 'approve', rate: 6000, revision: 1 }]);
});

it('sends nothing back without a reason, and says what was refused', async () => {
  const wire = wireWith([toDecide]);
  const { user } = show();
  await user.click(await button(/^Send back Aye Chan Moe/));
  await user.click(await button('Send back'));
  expect(wire.count(DECIDE)).toBe(0);
  await user.type(screen.getByRole('textbox', { name: 'Why it is sent back' }), 'Which road?');
  wire.now(DECIDE, { status: 409, body: failure('MILEAGE_DECIDED') });
  await user.click(await button('Send back'));
  expect(await screen.findByText('This entry is decided already.')).toBeDefined();
  expect(wire.bodies(DECIDE)).toEqual([{ decision: 'return', remark: 'Which road?', revision: 1 }]);
});

describe('several at once', () => {
  const may = { change: false, approve: true, return: true };
  const second = noted({ id: 6, membername: 'Bo Bo', distance: 10, amount: 6000, may });
  // Of a day on which its member does not work here.
  const third = noted({ id: 7, membername: 'Su Su', distance: 7, amount: 4200, may: { ...may, approve: false } });
  const approved = noted({ id: 8, state: 'approved', may: { ...may, approve: false } });
  const decideOf = (id: number) => `POST /api/mileage/${id}/decision`;

  it('are those that wait for the reader, approved after a question with what they come to', async () => {
    const wire = wireWith([toDecide, second, third, approved]);
    wire.now(decideOf(6), { body: success({ ...second, state: 'approved' }) });
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText('3 selected')).toBeDefined();
    await user.click(await button('Approve'));
    const question = await screen.findByRole('dialog', { name: 'Approve 2 entries?' });
    expect(question.textContent).toMatch(/Together: 142 km · 852\.00\sMMK/);
    expect(question.textContent).toContain('Begins at 1000; the last entry of this car ended at 990.');
    await user.click(within(question).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('2 entries approved.')).toBeDefined();
    const body = { decision: 'approve', rate: 6000, revision: 1 };
    expect([wire.bodies(DECIDE), wire.bodies(decideOf(6)), wire.count(decideOf(7))]).toEqual([[body], [body], 0]);
  });

  it('are sent back for one reason, and which of them were refused is said by name', async () => {
    const wire = wireWith([toDecide, second]);
    wire.now(decideOf(6), { status: 409, body: failure('CHANGED_MEANWHILE') });
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: /^Select: Aye Chan Moe/ }));
    await user.click(await screen.findByRole('checkbox', { name: /^Select: Bo Bo/ }));
    await user.click(await button('Send back'));
    const question = await screen.findByRole('dialog', { name: 'Send back 2 entries?' });
    await user.type(within(question).getByRole('textbox', { name: 'Why it is sent back' }), 'Which road?');
    await user.click(within(question).getByRole('button', { name: 'Send back' }));
    expect(await screen.findByText('1 entry sent back.')).toBeDefined();
    expect(screen.getByText(/^Bo Bo, .*10 km: /)).toBeDefined();
    const body = { decision: 'return', remark: 'Which road?', revision: 1 };
    expect([wire.bodies(DECIDE), wire.bodies(decideOf(6))]).toEqual([[body], [body]]);
  });

  it('are not for who decides about none of them', async () => {
    wireWith([approved, noted()]);
    show();
    expect(await screen.findAllByText('132 km × 6.00 = 792.00 MMK')).toHaveLength(2);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

it('is narrowed by period, member and status, and shows all again', async () => {
  const wire = wireWith([]);
  const { user } = show();
  expect(await screen.findByText(/^Nothing is noted yet/)).toBeDefined();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pay period' }), 'November 2099');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Waiting');
  await user.type(screen.getByLabelText('Member code or name'), 'EM001');
  await expect
    .poll(() => wire.sent.findLast((it) => it.call === LIST)?.query.toString())
    .toBe('period=2099-11&search=EM001&state=waiting&page=1');
  await user.click(await button('Show all entries'));
  await expect.poll(() => wire.sent.findLast((it) => it.call === LIST)?.query.toString()).toBe('page=1');
});

it('lets members change and remove their own, also of a trip that they do not find any more', async () => {
  act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' }));
  const own = noted({ state: 'returned', carcode: 'CAR-9', odometerstart: 1000, odometerend: 1132 });
  const wire = wireWith([{ ...own, may: { change: true, approve: false, return: false } }]);
  wire.now('GET /api/mileage/trip', { body: success({ entries: [], days: null, cars: [] }) });
  wire.now('GET /api/mileage/rates', { body: success(terms) });
  wire.now('GET /api/office/company', { body: success(payingCompany) });
  wire.now('PUT /api/mileage/5', { body: success(own) });
  wire.now('DELETE /api/mileage/5', { body: success({ id: 5 }) });
  const { user } = show();
  await user.click(await button('Change'));
  const end = screen.getByRole('textbox', { name: /^Odometer at the end/ });
  await user.clear(end);
  await user.type(end, '1120');
  await user.click(await button('Save'));
  await screen.findByText('What you drove is noted.');
  expect(wire.bodies('PUT /api/mileage/5')).toEqual([
    {
      ...{ drivenon: '2099-11-19', carcode: 'CAR-9', remark: '', revision: 1 },
      odometerstart: 1000,
      odometerend: 1120,
    },
  ]);
  await user.click(await button('Remove'));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Yes, delete' }));
  await screen.findByText('The entry is removed.');
});

it('is the own for a member, who searches for nobody and has no file', async () => {
  act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' }));
  const wire = wireWith([noted()]);
  wire.now('GET /api/waiting', { body: success({ decides: false }) });
  show();
  expect(await screen.findByText('132 km × 6.00 = 792.00 MMK')).toBeDefined();
  expect(screen.queryByLabelText('Member code or name')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});

it('asks what the address says, and nothing of it that is not offered', async () => {
  const wire = wireWith([]);
  renderPage(<MileageList company={payingCompany} />, '/?state=waiting&period=1999-01&page=2');
  await expect.poll(() => wire.sent.findLast((it) => it.call === LIST)?.query.toString()).toBe('state=waiting&page=2');
});
