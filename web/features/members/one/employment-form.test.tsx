import type { MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { wipeSeen } from '../../../lib/kept/wipe-seen.ts';
import { enterSession } from '../../../lib/session/session-store.ts';
import { memberDetail } from '../../../testing/member-detail.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { EmploymentForm } from './employment-form.tsx';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(() => enterSession({ id: 1, membercode: 'HR001', membername: 'Hla Hla', role: 'HR' }));
afterEach(wipeSeen);

const CHANGE = 'PUT /api/members/7';
const member = memberDetail;

it('says what a role may do before it is given', async () => {
  const wire = answerWire({ [CHANGE]: { body: success({ ...member, role: 'SA', revision: 5 }) } });
  const { user } = renderPage(<EmploymentForm member={member} today="2026-11-20" weekStart={1} zone="Asia/Yangon" />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Administrator');
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  const question = await screen.findByRole('alertdialog', { name: 'Make Nilar an administrator?' });
  expect(question.textContent).toContain('open closed pay periods again');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(wire.count(CHANGE)).toBe(0);
  await user.click(save);
  await user.click(await screen.findByRole('button', { name: 'Change the role' }));
  await waitFor(() => expect(wire.bodies(CHANGE)).toMatchObject([{ role: 'SA', revision: 4 }]));
});

it('asks before a first day leaves recorded days out, by name and number', async () => {
  const uncounted = { from: '2026-10-01', to: '2026-10-30', days: 22, checkins: 20, leave: 2, trips: 0 };
  const wire = answerWire({ [CHANGE]: { body: success({ ...member, touches: null, uncounted, closed: [] }) } });
  const { user } = renderPage(<EmploymentForm member={member} today="2026-11-20" weekStart={1} zone="Asia/Yangon" />);
  fireEvent.change(screen.getByRole('textbox', { name: /^Joined on/ }), { target: { value: '24/11/2026' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('alertdialog', { name: 'Let recorded days of Nilar count no more?' });
  expect(question.textContent).toContain('22 recorded days, 01/10/2026 – 30/10/2026');
  expect(wire.count(CHANGE)).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Save the first day' }));
  await waitFor(() => expect(wire.count(CHANGE)).toBe(2));
});

it('asks beneath a first day more than a year ahead whether its year is right, and takes it all the same', async () => {
  const stored = { ...member, touches: null, uncounted: null, closed: [] };
  const wire = answerWire({ [CHANGE]: { body: success(stored) } });
  const { user } = renderPage(<EmploymentForm member={member} today="2026-11-20" weekStart={1} zone="Asia/Yangon" />);
  const joined = screen.getByRole('textbox', { name: /^Joined on/ });
  fireEvent.change(joined, { target: { value: '20/11/2027' } });
  expect(screen.queryByText(/more than a year ahead/)).toBeNull();
  fireEvent.change(joined, { target: { value: '24/11/2062' } });
  screen.getByText('This first day is more than a year ahead. Is the year right?');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(wire.bodies(CHANGE).at(-1)).toMatchObject({ joinedon: '2062-11-24' }));
});

it('lists what lies after a last day, and says of what waits there that it can only be rejected or changed', async () => {
  const touches = {
    leave: [{ id: 1, start: '2026-12-14', end: '2026-12-14', ltype: 'EL-EARNED LEAVE', approve_status: 0 }],
    trips: [
      {
        id: 2,
        trip_assigmentno: 'TA-2026-00002',
        departuredate: '2026-12-17',
        arrivaldate: '2026-12-17',
        carcode: null,
      },
    ].map((it) => ({ ...it, waiting: true })),
    corrections: [{ id: 5, day: '2026-12-18', kind: 'overtime' }],
    mileage: [{ id: 6, trip_assigmentno: 'TA-2026-00003', day: '2026-12-11', waiting: true }],
    manages: [],
    balances: [
      { leaveid: 'EL', ltype: 'EL-EARNED LEAVE', remaining: 4, uncarried: 3, unlimited: false },
      { leaveid: 'WP', ltype: 'WP-WITHOUT PAY', remaining: -2, uncarried: 0, unlimited: true },
    ],
  };
  answerWire({ [CHANGE]: { body: success({ ...member, touches, uncounted: null, closed: ['2026-10'] }) } });
  const { user } = renderPage(<EmploymentForm member={member} today="2026-11-20" weekStart={1} zone="Asia/Yangon" />);
  fireEvent.change(screen.getByRole('textbox', { name: /^Last day/ }), { target: { value: '10/12/2026' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('alertdialog', { name: /^Let Nilar go on/ });
  expect(question.textContent).toContain('EARNED LEAVE, 14/12/2026, Waiting');
  expect(question.textContent, 'as the other lists name a type').not.toContain('EL-');
  expect(question.textContent).toContain('TA-2026-00002, 17/12/2026, Waiting');
  expect(question.textContent).toContain('Overtime, 18/12/2026');
  expect(question.textContent).toContain('These can only be rejected then.');
  expect(question.textContent).toContain('1 mileage entry is for a day after it:TA-2026-00003, 11/12/2026, Waiting');
  expect(question.textContent).toContain('Of the mileage, what waits can only be sent back then');
  expect(question.textContent).toContain('What waits there can only be rejected, or changed to other days.');
  expect(question.textContent).toContain('Some of these days are in closed pay periods (October 2026).');
  expect(question.textContent).toContain('Leave after the last day counts as not taken here.');
  // Of a type without limit nothing is left or owed.
  expect(
    within(question).getByText('Days left: EL 4 (of these 3 of the year before, not carried over yet)'),
  ).toBeDefined();
});

it('asks before days of closed pay periods change, also where nothing else is touched', async () => {
  const wire = answerWire({
    [CHANGE]: { body: success({ ...member, touches: null, uncounted: null, closed: ['2026-09', '2026-10'] }) },
  });
  const { user } = renderPage(<EmploymentForm member={member} today="2026-11-20" weekStart={1} zone="Asia/Yangon" />);
  fireEvent.change(screen.getByRole('textbox', { name: /^Joined on/ }), { target: { value: '10/09/2026' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('alertdialog', { name: 'Change days of closed pay periods of Nilar?' });
  expect(question.textContent).toContain('in closed pay periods (September 2026, October 2026)');
  expect(wire.count(CHANGE)).toBe(1);
  await user.click(within(question).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(wire.count(CHANGE)).toBe(2));
});

it('asks nothing where the role stays', async () => {
  const wire = answerWire({ [CHANGE]: { body: success({ ...member, phone: '09 123', revision: 5 }) } });
  const { user } = renderPage(<EmploymentForm member={member} today="2026-11-20" weekStart={1} zone="Asia/Yangon" />);
  await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '09 123');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(wire.count(CHANGE)).toBe(1));
});

it('shows what somebody else has saved meanwhile beside what was typed, and keeps theirs where nothing was typed', async () => {
  const theirs = { ...member, phone: '09 5', email: 'nilar@lotus.example', revision: 5 };
  const wire = answerWire({ [CHANGE]: { status: 409, body: failure('CHANGED_MEANWHILE', { data: theirs }) } });
  const { user } = renderPage(<EmploymentForm member={member} today="2026-11-20" weekStart={1} zone="Asia/Yangon" />);
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: /^Phone/ });
  await user.type(phone, '09 6');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('region', { name: /saved elsewhere/ });
  expect(phone.value).toBe('09 6');
  expect(question.textContent).toContain('PhoneYou typed09 6Stored now09 5');
  expect(question.textContent).toContain('nilar@lotus.example');
  wire.now(CHANGE, {
    body: success({ ...theirs, phone: '09 6', revision: 6, touches: null, uncounted: null, closed: [] }),
  });
  await user.click(within(question).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() =>
    expect(wire.bodies(CHANGE)).toMatchObject([
      { phone: '09 6', email: '', revision: 4 },
      { phone: '09 6', email: 'nilar@lotus.example', revision: 5 },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: /saved elsewhere/ })).toBeNull());
});

/** The page around the form, which shows the member as they are read. */
interface Page {
  show: (it: MemberDetail) => void;
}

function FormOf({ page }: { readonly page: Page }) {
  const [it, setIt] = useState(member);
  useEffect(() => {
    page.show = setIt;
  }, [page]);
  return <EmploymentForm member={it} today="2026-11-20" weekStart={1} zone="Asia/Yangon" />;
}

it('is read anew without what is typed being lost, and names the newer revision only where it shows the same', async () => {
  const wire = answerWire({ [CHANGE]: { status: 409, body: failure('CHANGED_MEANWHILE', { data: member }) } });
  const page: Page = { show: () => undefined };
  const readAnew = (it: MemberDetail) => act(() => page.show(it));
  const { user } = renderPage(<FormOf page={page} />);
  const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Phone/ });
  readAnew({ ...member, phone: '09 1', revision: 5 });
  expect(phone().value).toBe('09 1');
  await user.clear(phone());
  await user.type(phone(), '09 6');
  // Their work alone was set, from this very page perhaps.
  readAnew({ ...member, phone: '09 1', restdays: [7], revision: 6 });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(wire.bodies(CHANGE)).toMatchObject([{ phone: '09 6', revision: 6 }]));
  readAnew({ ...member, phone: '09 2', revision: 7 });
  expect(phone().value).toBe('09 6');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(wire.bodies(CHANGE).at(1)).toMatchObject({ phone: '09 6', revision: 5 }));
});

it('keeps what is typed on the device until it is saved, as a change of what was stored then', async () => {
  const wire = answerWire({ [CHANGE]: { body: success({ ...member, phone: '09 6', revision: 6 }) } });
  const show = (it: MemberDetail) =>
    renderPage(<EmploymentForm member={it} today="2026-11-20" weekStart={1} zone="Asia/Yangon" />);
  const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Phone/ });
  const first = show(member);
  await first.user.type(phone(), '09 6');
  first.unmount();
  const { user } = show({ ...member, phone: '09 5', revision: 5 });
  expect(phone().value).toBe('09 6');
  expect(screen.getByRole('status').textContent).toMatch(/^This is what you typed at/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(wire.bodies(CHANGE)).toMatchObject([{ phone: '09 6', revision: 4 }]));
  await waitFor(() => expect(screen.queryByText(/^This is what you typed/)).toBeNull());
});

it('begins anew with what is stored by now, once what was typed is given up', async () => {
  const show = (it: MemberDetail) =>
    renderPage(<EmploymentForm member={it} today="2026-11-20" weekStart={1} zone="Asia/Yangon" />);
  const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Phone/ });
  const first = show(member);
  await first.user.type(phone(), '09 6');
  first.unmount();
  const { user } = show({ ...member, phone: '09 5', revision: 5 });
  await user.click(within(screen.getByRole('status')).getByRole('button'));
  await waitFor(() => expect(phone().value).toBe('09 5'));
  expect(screen.queryByText(/^This is what you typed/)).toBeNull();
});
