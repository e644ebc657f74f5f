import type { Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { CorrectionsToDecide, OwnCorrections } from './correction-lists.tsx';

const brought: unknown[] = [];
beforeEach(() => act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Zaw Lin', role: 'MEMBER' })));
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

const waiting = (id: number, membername: string, approve: boolean): Correction => ({
  ...{
    id,
    membername,
    membercode: 'EM001',
    groupno: 'SALES',
    state: 'pending',
    kind: 'excuse',
    attendancedate: '2026-11-18',
  },
  ...{ before: [], after: [], reason: 'Flood', askedby: null, createdat: '2026-11-19T02:30:00.000Z' },
  ...{ decidedby: null, decidedfor: null, decisionremark: '', revision: 1, earned: null },
  may: { decide: true, approve, withdraw: false },
});

it('offers no approval of a day in a closed pay period, and says why', async () => {
  const both = [waiting(1, 'Aye Chan Moe', false), waiting(2, 'Zaw Lin', true)];
  answerWire({ 'GET /api/attendance/correction': { body: { ...success(both), more: false, cursor: null } } });
  renderPage(<CorrectionsToDecide />);
  expect(await screen.findByText('In a closed pay period. It can only be rejected.')).toBeDefined();
  expect(screen.getAllByText('EM001 · SALES')).toHaveLength(2);
  const named = (name: RegExp) => screen.queryByRole('button', { name });
  expect([named(/^Reject: Aye/), named(/^Approve: Aye/)].map(Boolean)).toEqual([true, false]);
  expect([named(/^Reject: Zaw/), named(/^Approve: Zaw/)].map(Boolean)).toEqual([true, true]);
});

it('has much narrowed to who is looked for', async () => {
  const listed = (...items: Correction[]) => ({ body: { ...success(items), more: false, cursor: null } });
  const { sent } = answerWire({
    'GET /api/attendance/correction': ({ query }) =>
      query.get('search') ? listed() : listed(waiting(1, 'Aye Chan Moe', true)),
  });
  const { user } = renderPage(<CorrectionsToDecide waiting={40} />);
  await screen.findByText('Aye Chan Moe', { exact: false });
  await user.type(screen.getByRole('searchbox', { name: 'Name or code' }), 'zaw');
  expect(await screen.findByText('Nothing found')).toBeDefined();
  expect(String(sent.at(-1)?.query)).toBe('state=pending&search=zaw');
});

it('asks for the decision with the times before and after', async () => {
  const stay = (from: string, to: string): Correction['after'] => [
    { checktype: 'in', time: from },
    { checktype: 'out', time: to },
  ];
  const asked = { ...waiting(1, 'Zaw Lin', true), before: stay('09:00', '17:30'), after: stay('17:30', '09:00') };
  const listed = { ...success([{ ...asked, kind: 'times' }]), more: false, cursor: null };
  answerWire({ 'GET /api/attendance/correction': { body: listed } });
  const { user } = renderPage(<CorrectionsToDecide />);
  await user.click(await screen.findByRole('button', { name: /^Approve: Zaw/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Before: 09:00 – 17:30')).toBeDefined();
  expect(dialog.getByText('After: 17:30 – 09:00 the next day')).toBeDefined();
});

it('says in words that all times are to be taken away', async () => {
  const before: Correction['before'] = [{ checktype: 'in', time: '12:00' }];
  const listed = { ...success([{ ...waiting(1, 'Zaw Lin', true), before, kind: 'times' }]), more: false, cursor: null };
  answerWire({ 'GET /api/attendance/correction': { body: listed } });
  renderPage(<CorrectionsToDecide />);
  expect(await screen.findByText('After: all times taken away')).toBeDefined();
});

it('names a deputy who decided and in whose place', async () => {
  const decided = { state: 'rejected', decidedby: 'Dina', decidedfor: 'Mia', decisionremark: 'Too late' };
  const listed = { ...success([{ ...waiting(1, 'Zaw Lin', true), ...decided }]), more: false, cursor: null };
  answerWire({ 'GET /api/attendance/correction': { body: listed } });
  renderPage(<OwnCorrections />);
  expect(await screen.findByText('By Dina in the place of Mia: Too late')).toBeDefined();
  expect(screen.queryByText(/EM001/), 'of oneself').toBeNull();
});

const named = (name: RegExp | string) => screen.getByRole('button', { name });

it('decides several at once, approves those that may be, and names those that were refused', async () => {
  const all = [waiting(1, 'Aye Chan Moe', true), waiting(2, 'Zaw Lin', true), waiting(3, 'Su Myat', false)];
  const listed = (some: readonly Correction[]) => ({ body: { ...success(some), more: false, cursor: null } });
  const params = { reason: 'changed' };
  const wire = answerWire({
    'GET /api/attendance/correction': listed(all),
    'POST /api/attendance/correction/1/decision': { body: success({}) },
    'POST /api/attendance/correction/2/decision': { status: 422, body: failure('CORRECTION_NOT_POSSIBLE', { params }) },
  });
  const { user } = renderPage(<CorrectionsToDecide />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  expect(screen.getByText('3 selected')).toBeDefined();
  await user.click(named('Approve'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 requests?' }));
  await user.type(dialog.getByRole('textbox', { name: /^Remark/ }), 'As agreed');
  wire.now('GET /api/attendance/correction', listed(all.slice(1)));
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      brought.push(this);
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('1 request approved.')).toBeDefined();
  const told = await screen.findByText(/^Zaw Lin, Wed 18\/11\/2026: The records of this day have changed/);
  const alert = told.closest('[role=alert]');
  expect(alert?.textContent).toMatch(/^Not decided; the list is up to date now:/);
  expect(brought, 'into sight').toContain(alert);
  expect(screen.queryByText(/Aye Chan Moe/)).toBeNull();
  const said = { decision: 'approve', remark: 'As agreed', revision: 1 };
  expect(wire.bodies('POST /api/attendance/correction/1/decision')).toEqual([said]);
  expect(wire.count('POST /api/attendance/correction/3/decision'), 'of a closed period').toBe(0);
});

it('keeps of several those without an answer, with the remark, to be sent again', async () => {
  const all = [waiting(1, 'Aye Chan Moe', true), waiting(2, 'Zaw Lin', true)];
  const wire = answerWire({
    'GET /api/attendance/correction': { body: { ...success(all), more: false, cursor: null } },
    'POST /api/attendance/correction/1/decision': { body: success({}) },
    'POST /api/attendance/correction/2/decision': 'dropped',
  });
  const { user } = renderPage(<CorrectionsToDecide />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click(named('Reject'));
  const several = within(await screen.findByRole('dialog', { name: 'Reject 2 requests?' }));
  await user.type(several.getByRole('textbox', { name: /^Remark/ }), 'Too many');
  await user.click(several.getByRole('button', { name: 'Reject' }));
  const one = within(await screen.findByRole('dialog', { name: 'Reject this correction?' }));
  expect(one.getByText('1 request rejected.'), 'in the form, beneath nothing that lies over its buttons').toBeDefined();
  expect(one.getByRole('textbox', { name: /^Remark/ })).toHaveProperty('value', 'Too many');
  wire.now('POST /api/attendance/correction/2/decision', { body: success({}) });
  await user.click(await one.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 requests rejected.')).toBeDefined();
  const keys = wire.sent.filter((it) => it.call.includes('/2/')).map((it) => it.idempotencyKey);
  expect(new Set(keys).size).toBe(1);
  expect(wire.count('POST /api/attendance/correction/1/decision')).toBe(1);
});
