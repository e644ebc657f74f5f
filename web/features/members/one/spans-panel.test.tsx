import type { MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { memberDetail } from '../../../testing/member-detail.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { SpansPanel } from './spans-panel.tsx';

const CHANGE = 'PUT /api/members/7';
const FIRST = { from: '2020-01-06', to: '2026-06-30' };
const SECOND = { from: '2026-10-01', to: null };
const member = { ...memberDetail, joinedon: SECOND.from, employment: [FIRST, SECOND] };
const left: MemberDetail = { ...member, status: 'left', joinedon: FIRST.from, lefton: FIRST.to, employment: [FIRST] };
const render = (it: MemberDetail) => renderPage(<SpansPanel member={it} today="2026-11-20" weekStart={1} />);
const answers = (uncounted: object | null, more: object = {}) =>
  answerWire({ [CHANGE]: { body: success({ ...member, touches: null, uncounted, closed: [], ...more }) } });
/** What lies on days that would be none here any more, and waits but for the leave. */
const LYING = {
  leave: [{ id: 1, start: '2026-06-08', end: '2026-06-09', ltype: 'EL-EARNED LEAVE', approve_status: 1 }],
  trips: [
    {
      ...{ id: 2, trip_assigmentno: 'TA-2026-00002', departuredate: '2026-06-15', arrivaldate: '2026-06-16' },
      ...{ carcode: null, waiting: true },
    },
  ],
  corrections: [{ id: 3, day: '2026-06-04', kind: 'times' }],
  mileage: [{ id: 4, trip_assigmentno: 'TA-2026-00001', day: '2026-06-03', waiting: true }],
};

beforeEach(() => {
  // jsdom lays nothing out, so it cannot scroll.
  Element.prototype.scrollIntoView = vi.fn();
});

it('shows every time, newest first', () => {
  render(member);
  const lines = screen.getAllByRole('listitem').map((it) => it.textContent);
  expect(lines).toEqual(['Since 01/10/2026Take back', '06/01/2020 – 30/06/2026Change']);
  expect(screen.queryByRole('button', { name: 'Rejoin' })).toBeNull();
});

it('lets who has left come back from a day on, and keeps what was before', async () => {
  const wire = answers(null);
  const { user } = render(left);
  await user.click(screen.getByRole('button', { name: 'Rejoin' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nilar comes back' });
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^First day/ }), { target: { value: '16/11/2026' } });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(wire.count(CHANGE)).toBe(2));
  expect(wire.bodies(CHANGE)[1]).toEqual({ employment: [FIRST, { from: '2026-11-16', to: null }], revision: 4 });
});

it('asks before another last day of an earlier time leaves recorded days out', async () => {
  const wire = answers({ from: '2026-06-01', to: '2026-06-30', days: 20, checkins: 20, leave: 0, trips: 0 });
  const { user } = render(member);
  await user.click(screen.getByRole('button', { name: 'Change the time 06/01/2020 – 30/06/2026' }));
  const dialog = await screen.findByRole('dialog', { name: 'An earlier time of Nilar' });
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Last day/ }), { target: { value: '31/05/2026' } });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('alertdialog', { name: 'Let recorded days of Nilar count no more?' });
  expect(question.textContent).toContain('20 recorded days, 01/06/2026 – 30/06/2026');
  expect(wire.count(CHANGE)).toBe(1);
  await user.click(within(question).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(wire.count(CHANGE)).toBe(2));
  expect(wire.bodies(CHANGE)[1]).toMatchObject({ employment: [SECOND, { ...FIRST, to: '2026-05-31' }] });
});

it('says before another last day of an earlier time what lies after it, though nothing recorded goes', async () => {
  answers(null, { outside: LYING });
  const { user } = render(member);
  await user.click(screen.getByRole('button', { name: 'Change the time 06/01/2020 – 30/06/2026' }));
  const dialog = await screen.findByRole('dialog', { name: 'An earlier time of Nilar' });
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Last day/ }), { target: { value: '31/05/2026' } });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('alertdialog', { name: 'Let recorded days of Nilar count no more?' });
  expect(within(question).getByText('On days that would count no more:')).toBeDefined();
  expect(
    within(question)
      .getAllByRole('listitem')
      .map((it) => it.textContent),
  ).toEqual([
    'EARNED LEAVE, 08/06/2026 – 09/06/2026',
    'TA-2026-00002, 15/06/2026 – 16/06/2026, Waiting',
    'The times, 04/06/2026',
    'Mileage, TA-2026-00001, 03/06/2026, Waiting',
  ]);
  expect(question.textContent).toContain('Of the mileage, what waits can only be sent back then');
  expect(question.textContent).toContain('What waits there can only be rejected, or changed to other days.');
});

it('names each of two entries of one day that read alike', async () => {
  const [mileage] = LYING.mileage;
  const touches = { ...LYING, mileage: [mileage, { ...mileage, id: 5 }], manages: [], balances: [] };
  answers(null, { touches });
  const { user } = render(member);
  await user.click(screen.getByRole('button', { name: 'Take back the time Since 01/10/2026' }));
  const question = await screen.findByRole('alertdialog', { name: 'Take back that Nilar has come back?' });
  expect(within(question).getAllByText('TA-2026-00001, 03/06/2026, Waiting')).toHaveLength(2);
});

it('says before a return is taken back what lies after the last day that holds again', async () => {
  answers(null, { touches: { ...LYING, manages: [], balances: [] } });
  const { user } = render(member);
  await user.click(screen.getByRole('button', { name: 'Take back the time Since 01/10/2026' }));
  const question = await screen.findByRole('alertdialog', { name: 'Take back that Nilar has come back?' });
  expect(question.textContent).toContain('1 leave lies after it:');
  expect(question.textContent).toContain('1 mileage entry is for a day after it:');
});

it('takes a return back only after the question', async () => {
  const wire = answers(null);
  const { user } = render(member);
  await user.click(screen.getByRole('button', { name: 'Take back the time Since 01/10/2026' }));
  const question = await screen.findByRole('alertdialog', { name: 'Take back that Nilar has come back?' });
  expect(wire.count(CHANGE)).toBe(1);
  await user.click(within(question).getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(wire.bodies(CHANGE)[1]).toEqual({ employment: [FIRST], revision: 4 }));
});

it('shows both versions where somebody else has changed the times meanwhile, and goes on from what is stored', async () => {
  const theirs = { ...member, revision: 5, employment: [{ ...FIRST, to: '2026-05-31' }, SECOND] };
  const wire = answerWire({
    [CHANGE]: ({ body }) =>
      (body as { revision: number }).revision === 5
        ? { body: success({ ...theirs, touches: null, uncounted: null, closed: [] }) }
        : { status: 409, body: failure('CHANGED_MEANWHILE', { data: theirs }) },
  });
  const { user } = render(member);
  await user.click(screen.getByRole('button', { name: 'Change the time 06/01/2020 – 30/06/2026' }));
  const dialog = await screen.findByRole('dialog', { name: 'An earlier time of Nilar' });
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Last day/ }), { target: { value: '15/06/2026' } });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const versions = await within(dialog).findByRole('region', {
    name: 'This was saved elsewhere while you were editing it.',
  });
  expect(versions.textContent).toContain('06/01/2020 – 15/06/2026');
  expect(versions.textContent).toContain('06/01/2020 – 31/05/2026');
  await user.click(within(versions).getByRole('button', { name: /mine/i }));
  await waitFor(() => expect(wire.count(CHANGE)).toBe(3));
  expect(wire.bodies(CHANGE)[2]).toEqual({ employment: [SECOND, { ...FIRST, to: '2026-06-15' }], revision: 5 });
});
