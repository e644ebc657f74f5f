import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterSession } from '../../../lib/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { SavedTrip } from './saved-trip.tsx';
import { TripFormDialog } from './trip-form-dialog.tsx';

const EM001 = { id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' as const };
const members = [
  { ...EM001, status: 'active' },
  { id: 12, membercode: 'EM002', membername: 'Hnin Wai Phyo', status: 'active' },
  { id: 18, membercode: 'EM008', membername: 'Min Thu Kyaw', status: 'suspended' },
];
const company = {
  companyname: 'Golden Lotus',
  zone: 'Asia/Yangon',
  weekstart: 7,
  today: '2099-11-20',
} as unknown as CompanyView;
const ADD = 'POST /api/tripassignment/add';
const UPDATE = 'POST /api/tripassignment/update';
const CHECK = 'POST /api/tripassignment/check';
const STATES = 'GET /api/tripassignment/getStateID';

const stored: TripView = {
  id: 7,
  trip_assigmentno: 'TA-2099-00007',
  trip_assignmentdate: '2099-11-20',
  triptypeid: 1,
  triptype: 'Delivery',
  stateid: 'Bago',
  groupno: 'SALES',
  carcode: '',
  milelist: '50',
  competitor: '',
  departuredate: '2099-12-01',
  arrivaldate: '2099-12-02',
  period: 2,
  remark: '',
  entry_member: 'EM001',
  entry_membername: 'Aye Chan Moe',
  memberList: [],
  state: 'planned',
  cancelreason: '',
  revision: 4,
  decisionremark: '',
  may: { edit: true, cancel: true, decide: false, object: false },
};

const checked = (data: unknown, seats: number | null = null) => ({
  body: { success: 'success', ...success(data), seats },
});
const done = (data: unknown, code = '200') => ({ body: { success: 'success', ...success(data, code) } });

function startWire() {
  return answerWire({
    'GET /api/triptype_info': { body: { triptype_info: [{ triptypeid: 1, description: 'Delivery' }] } },
    'GET /api/group_info': { body: { group_info: [{ id: 1, groupno: 'SALES' }] } },
    'GET /api/carcode_info': { body: { carcode_info: [{ id: 1, carcode: 'CAR-1' }] } },
    'GET /api/competitor': { body: { competitor: [{ id: 1, competitor: 'Silver Star' }] } },
    'GET /api/memberno_info': { body: { memberno_info: members } },
    [STATES]: ({ query }) =>
      done(
        query.get('triptypeid') === 'all'
          ? [
              { merge_state: 'Bago', miles: 50 },
              { merge_state: 'Inle', miles: 330 },
            ]
          : [{ merge_state: 'Bago', miles: 50 }],
      ),
    [CHECK]: checked([]),
    [ADD]: { status: 201, ...done(stored, '201') },
    [UPDATE]: done(stored),
  });
}

// A form this long takes its time to draw where several test files run at once.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  // jsdom lays nothing out, so it cannot scroll.
  Element.prototype.scrollIntoView = vi.fn();
  act(() => enterSession(EM001));
});

function Dialog({ changing }: { readonly changing?: TripView }) {
  const [saved, setSaved] = useState<TripView | undefined>();
  if (saved) return <SavedTrip trip={saved} isNew={!changing} />;
  const asChanging = changing ? { changing } : {};
  return <TripFormDialog company={company} {...asChanging} onSaved={setSaved} onClose={() => undefined} />;
}

async function show(changing?: TripView) {
  const page = renderPage(<Dialog {...(changing ? { changing } : {})} />);
  for (const option of ['Delivery', 'Bago', 'SALES', 'CAR-1']) await screen.findByText(option);
  return page;
}

/** By wire name: asking for roles in a form this long takes seconds in jsdom. */
const control = <E extends HTMLElement>(name: string) => document.querySelector(`[name="${name}"]`) as E;
const field = (name: string) => control<HTMLInputElement>(name);
const list = (name: string) => control<HTMLSelectElement>(name);
const enter = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const choose = (name: string, value: string) => fireEvent.change(list(name), { target: { value } });
const press = (user: UserEvent, name: string) => user.click(screen.getByText(name, { selector: 'button' }));

async function fillIn() {
  choose('triptypeid', '1');
  await screen.findByText('Bago');
  choose('stateid', 'Bago');
  choose('groupno', 'SALES');
  enter('departuredate', '01/12/2099');
  enter('arrivaldate', '03/12/2099');
}

async function addMember(user: UserEvent, code: string) {
  await user.click(field('membercode'));
  enter('membercode', code);
  await user.click(await screen.findByText(code));
}

describe('a new trip', () => {
  it('marks every empty required field on Save and sends nothing', async () => {
    const wire = startWire();
    const { user } = await show();
    await press(user, 'Save');
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(5);
    expect(list('triptypeid').getAttribute('aria-invalid')).toBe('true');
    expect(wire.count(ADD)).toBe(0);
    choose('groupno', 'SALES');
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(4);
  });

  it('says at the car, as a hint, that more go along than it has seats', async () => {
    const wire = startWire();
    wire.now(CHECK, checked([], 1));
    const { user } = await show();
    await fillIn();
    choose('carcode', 'CAR-1');
    await addMember(user, 'EM001');
    await press(user, 'Add a member');
    const [, second] = document.querySelectorAll<HTMLInputElement>('[name="membercode"]');
    await user.click(second as HTMLInputElement);
    fireEvent.change(second as HTMLInputElement, { target: { value: 'EM002' } });
    await user.click(await screen.findByText('EM002'));
    await screen.findByText('CAR-1 has 1 seat. 2 go along.');
    expect(list('carcode').getAttribute('aria-invalid')).not.toBe('true');
    await press(user, 'Save');
    await waitFor(() => expect(wire.count(ADD)).toBe(1));
  });

  it('lets the arrival be chosen only after the departure, and counts the period', async () => {
    startWire();
    await show();
    expect(field('arrivaldate').matches(':disabled')).toBe(true);
    expect(field('period').value).toBe('1 day');
    enter('departuredate', '01/12/2099');
    expect(field('arrivaldate').matches(':disabled')).toBe(false);
    enter('arrivaldate', '03/12/2099');
    expect(field('period').value).toBe('3 days');
    expect(field('trip_assignmentdate').readOnly).toBe(true);
  });

  it('fills the miles in from the state, and drops a state that the chosen trip type has not', async () => {
    const wire = startWire();
    await show();
    choose('stateid', 'Inle');
    expect(field('milelist').value).toBe('330');
    choose('triptypeid', '1');
    await waitFor(() => expect(list('stateid').value).toBe(''));
    expect(field('milelist').value).toBe('');
    const asked = wire.sent.filter((it) => it.call === STATES).map((it) => it.query.get('triptypeid'));
    expect(asked).toEqual(['all', '1']);
    choose('stateid', 'Bago');
    expect(field('milelist').value).toBe('50');
    choose('stateid', '');
    expect(field('milelist').value).toBe('');
  });

  it('sends the crew by number with the name filled in, and says the number that was given', async () => {
    const wire = startWire();
    const { user } = await show();
    await fillIn();
    await addMember(user, 'EM002');
    expect(field('membername.0').value).toBe('Hnin Wai Phyo');
    expect(field('membername.0').readOnly).toBe(true);
    await press(user, 'Save');
    await screen.findByText('The trip TA-2099-00007 is assigned.');
    expect(screen.getByText('TA-2099-00007', { selector: 'dd' })).toBeDefined();
    expect(field('departuredate'), 'the form is no more to be typed into').toBeNull();
    expect(wire.bodies(ADD)).toEqual([
      expect.objectContaining({
        triptypeid: 1,
        stateid: 'Bago',
        period: 3,
        milelist: '50',
        memberList: [{ membernoid: 12, membercode: 'EM002', membername: 'Hnin Wai Phyo', remark: '' }],
      }),
    ]);
  });

  it('shows who is suspended and lets nobody choose them', async () => {
    startWire();
    const { user } = await show();
    await user.click(field('membercode'));
    const found = await screen.findByText('Min Thu Kyaw · suspended');
    expect(found.closest('[role=option]')?.getAttribute('aria-disabled')).toBe('true');
  });

  it('shows what stands in the way while it is filled in, at the row and at the car', async () => {
    const wire = startWire();
    const span = { from: '2099-12-02', to: '2099-12-03' };
    wire.now(
      CHECK,
      checked([
        { kind: 'leave', who: 'Hnin Wai Phyo', field: 'memberList.0', ...span, message: '' },
        { kind: 'car', who: 'CAR-1', field: 'carcode', ...span, message: '' },
      ]),
    );
    const { user } = await show();
    await fillIn();
    choose('carcode', 'CAR-1');
    await addMember(user, 'EM002');
    const row = screen.getByLabelText('Member 1 Hnin Wai Phyo');
    await within(row).findByText('Hnin Wai Phyo is on leave 02/12/2099 – 03/12/2099.');
    await screen.findByText('Car CAR-1 is on another trip 02/12/2099 – 03/12/2099.');
    expect(wire.bodies(CHECK).at(-1)).toEqual({
      departuredate: '2099-12-01',
      arrivaldate: '2099-12-03',
      carcode: 'CAR-1',
      members: [12],
    });
    expect(wire.count(ADD)).toBe(0);
  });

  it('keeps everything after a lost answer and tries again under the same key', async () => {
    const wire = startWire();
    wire.now(ADD, 'dropped');
    const { user } = await show();
    await fillIn();
    await press(user, 'Save');
    await screen.findByText(/could not be reached/);
    expect(field('departuredate').value).toBe('01/12/2099');
    wire.now(ADD, { status: 201, ...done(stored, '201') });
    await press(user, 'Try again');
    await screen.findByText('The trip TA-2099-00007 is assigned.');
    const [first, second] = wire.sent.filter((it) => it.call === ADD);
    expect(first?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    expect(second).toMatchObject({ idempotencyKey: first?.idempotencyKey, body: first?.body });
  });

  it('saves what was typed after a lost try that had been stored', async () => {
    const wire = startWire();
    wire.now(ADD, done(stored, '200'));
    const { user } = await show();
    await fillIn();
    await press(user, 'Save');
    await screen.findByText('The trip TA-2099-00007 is assigned.');
    expect(wire.bodies(UPDATE)).toEqual([expect.objectContaining({ id: 7, arrivaldate: '2099-12-03', period: 3 })]);
  });
});

describe('a trip that is edited', () => {
  it('has no remark for a member, and sends its id', async () => {
    const wire = startWire();
    const crew = [{ membernoid: 12, membercode: 'EM002', membername: 'Hnin Wai Phyo', remark: 'drives' }];
    const { user } = await show({ ...stored, memberList: crew.map((it) => ({ ...it, objection: '' })) });
    expect(screen.getAllByLabelText('Remark (optional)')).toHaveLength(1);
    await press(user, 'Save');
    await screen.findByText('The trip TA-2099-00007 is saved.');
    expect(wire.bodies(UPDATE)).toEqual([expect.objectContaining({ id: 7, memberList: crew })]);
  });

  it('says in red what the server refuses, marks the row, and keeps what was typed', async () => {
    const wire = startWire();
    const sentence = 'Hnin Wai Phyo is on leave 02/12/2099.';
    const params = { reason: 'who', who: 'Hnin Wai Phyo', days: { from: '2099-12-02', to: '2099-12-02' } };
    const errors = [{ field: 'memberList.0', code: 'TRIP_ON_LEAVE', params, message: sentence }];
    const told = { success: 'fail', params: { reason: 'each' }, message: 'other words', data: sentence, errors };
    wire.now(UPDATE, { status: 409, body: failure('TRIP_ON_LEAVE', told) });
    const { user } = await show(stored);
    await press(user, 'Add a member');
    await addMember(user, 'EM002');
    enter('remark', 'by the river');
    await press(user, 'Save');
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
    const row = screen.getByLabelText('Member 1 Hnin Wai Phyo');
    expect(within(row).getByText(sentence)).toBeDefined();
    expect(field('remark').value).toBe('by the river');
  });

  describe('that somebody else has saved meanwhile', () => {
    const theirs = { ...stored, remark: 'by the bridge', arrivaldate: '2099-12-05', period: 5, revision: 5 };

    async function saveBeside() {
      const wire = startWire();
      wire.now(UPDATE, { status: 409, body: failure('CHANGED_MEANWHILE', { success: 'fail', data: theirs }) });
      const { user } = await show(stored);
      enter('remark', 'by the river');
      await press(user, 'Save');
      await screen.findByText('This was saved elsewhere while you were editing it.');
      expect(wire.bodies(UPDATE)).toEqual([expect.objectContaining({ id: 7, revision: 4, remark: 'by the river' })]);
      wire.now(UPDATE, done({ ...theirs, revision: 6 }));
      return { wire, user };
    }

    it('shows both versions of what both changed, and then what they alone did', async () => {
      await saveBeside();
      const section = screen.getByLabelText('This was saved elsewhere while you were editing it.');
      const labels = [...section.querySelectorAll('dt')].map((it) => it.textContent);
      expect(labels).toEqual(['Remark', 'Arrival date', 'Period']);
      expect(section.textContent).toContain('You typedby the riverStored nowby the bridge');
    });

    it('is edited on from theirs where theirs is taken', async () => {
      const { wire, user } = await saveBeside();
      await press(user, 'Take what is stored');
      expect(field('remark').value).toBe('by the bridge');
      expect(field('arrivaldate').value).toBe('05/12/2099');
      expect(screen.queryByText('This was saved elsewhere while you were editing it.')).toBeNull();
      await press(user, 'Save');
      await screen.findByText('The trip TA-2099-00007 is saved.');
      expect(wire.bodies(UPDATE).at(-1)).toMatchObject({ revision: 5, remark: 'by the bridge' });
    });

    it('is saved over where mine is kept, but for what they alone changed', async () => {
      const { wire, user } = await saveBeside();
      await press(user, 'Keep mine');
      await screen.findByText('The trip TA-2099-00007 is saved.');
      expect(wire.bodies(UPDATE).at(-1)).toMatchObject({
        revision: 5,
        remark: 'by the river',
        arrivaldate: '2099-12-05',
        period: 5,
      });
    });
  });
});
