import type { LeaveCodeView } from '@muster/domain/leave/leave-office-contract.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, type SentRequest, success } from '../../../testing/wire.ts';
import { LeaveTypesPanel } from './leave-types-panel.tsx';
import { valuesOf } from './use-leave-type-form.ts';

const CHANGE = 'PUT /api/leave/codes/EL';
const type: LeaveCodeView = {
  ...{ leaveid: 'EL', description: 'EARNED LEAVE', nexttoholiday: 'allow', nexttooffday: 'allow' },
  ...{ daysthisyear: 12, daysperyear: 12, revision: 4, paid: 'full', unlimited: false, prorated: false },
  ...{ carrydays: 0, carrymonths: 0, halfdays: false, freedays: 'counted', retired: false },
};
const item = { id: 3, membercode: 'EM001', membername: 'Aye Chan Moe', approve_status: 1, days: 2, would: 2 };
const touches = {
  ...{ years: [], short: { count: 0, members: [] }, repaid: { days: 0, members: 0 } },
  leave: {
    count: 2,
    items: [
      { ...item, start: '2026-12-01', end: '2026-12-02', effect: 'service_short' },
      { ...item, id: 4, start: '2026-12-07', end: '2026-12-08', effect: 'not_earned' },
    ],
  },
};

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
});

async function open(codes: readonly LeaveCodeView[]) {
  const wire = answerWire({
    'GET /api/leave/codes': { body: success({ fiscalyear: 2026, codes }) },
    [CHANGE]: { body: success({ ...type, touches }) },
  });
  const { user } = renderPage(<LeaveTypesPanel />);
  await user.click(await screen.findByRole('button', { name: 'Change EARNED LEAVE' }));
  await user.click(screen.getByRole('button', { name: 'Pay, earning and carry-over' }));
  return { wire, user };
}
const sent = (wire: { sent: readonly SentRequest[] }) =>
  wire.sent.filter((it) => it.call === CHANGE && it.query.get('preview') !== 'true').map((it) => it.body);

it('a type comes to be waited for and earned only after the question which leave stays all the same', async () => {
  const { wire, user } = await open([type]);
  const months = screen.getByRole('textbox', { name: 'Months here before it may be taken' });
  await user.clear(months);
  await user.type(months, '121');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Days are earned month by month' }), 'yes');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('A whole number from 0 to 120.');
  await user.clear(months);
  await user.type(months, '၁၂');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('alertdialog', { name: 'Change this leave type?' });
  expect(question.textContent).toContain('touch 2 leaves. They stay as they are');
  expect(question.textContent).toContain('02/12/2026: begins before its member has been here so long');
  expect(question.textContent).toContain('08/12/2026: more than is earned by its first day');
  expect(sent(wire)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Change it' }));
  await screen.findByText('EARNED LEAVE is changed.');
  expect(sent(wire)).toMatchObject([{ servicemonths: 12, earnedmonthly: true }]);
});

it('asks first too where nothing but what was taken is more than is earned, and names whose it is', async () => {
  const { wire, user } = await open([type]);
  const ahead = {
    count: 21,
    members: [{ membercode: 'EM001', membername: 'Aye Chan Moe', taken: 8.5, there: 1 }],
  };
  const nothing = { ...touches, leave: { count: 0, items: [] } };
  wire.now(CHANGE, { body: success({ ...type, touches: { ...nothing, ahead } }) });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Days are earned month by month' }), 'yes');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('alertdialog', { name: 'Change this leave type?' });
  expect(question.textContent).toContain('21 members have taken more of this year than is earned by today.');
  expect(
    within(question)
      .getAllByRole('listitem')
      .map((it) => it.textContent),
  ).toEqual(['Aye Chan Moe (EM001): 8.5 days taken, 1 day earned or entered', 'and others']);
  expect(sent(wire)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Change it' }));
  await screen.findByText('EARNED LEAVE is changed.');
});

it('the list of types and the form say what is set', async () => {
  await open([{ ...type, servicemonths: 6, earnedmonthly: true }]);
  screen.getByText('Paid in full · Days are earned month by month · After 6 months here');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Months here before it may be taken' }).value).toBe('6');
  screen.getByDisplayValue('Yes');
});

it('the form has a field for each term', async () => {
  await open([{ ...type, carrydays: 5 }]);
  const { leaveid: _fixed, begin: _ofOtherDays, ...terms } = valuesOf(type);
  expect(Object.keys(terms).filter((it) => !document.querySelector(`[name="${it}"]`))).toEqual([]);
});

it('brings what opens into sight, which on a phone is beneath the edge of the dialog', async () => {
  const brought: (string | null)[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    brought.push(this.textContent);
  };
  const { user } = await open([type]);
  expect(brought).toEqual(['Pay, earning and carry-over']);
  await user.click(screen.getByRole('button', { name: 'Pay, earning and carry-over' }));
  expect(brought, 'not when it closes').toHaveLength(1);
});
