import type { Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { CorrectionsToDecide, OwnCorrections } from './correction-lists.tsx';

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
  act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Zaw Lin', role: 'MEMBER' }));
  renderPage(<OwnCorrections />);
  expect(await screen.findByText('By Dina in the place of Mia: Too late')).toBeDefined();
  expect(screen.queryByText(/EM001/), 'of oneself').toBeNull();
});
