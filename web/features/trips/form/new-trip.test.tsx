import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import {
  ADD,
  addMember,
  CHECK,
  checked,
  choose,
  done,
  EM001,
  enter,
  field,
  fillIn,
  list,
  press,
  STATES,
  show,
  startWire,
  stored,
  UPDATE,
} from '../../../testing/trip-form.tsx';

beforeEach(() => {
  // jsdom lays nothing out, so it cannot scroll.
  Element.prototype.scrollIntoView = vi.fn();
  act(() => enterSession(EM001));
});

describe('a new trip', () => {
  it('marks every empty required field on Save and sends nothing', async () => {
    const wire = startWire();
    const { user } = await show();
    await press(user, 'Save');
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(4);
    expect(list('triptypeid').getAttribute('aria-invalid')).toBe('true');
    expect(wire.count(ADD)).toBe(0);
    choose('groupno', 'SALES');
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(3);
  });

  it('asks at the arrival, once marked, for the departure for as long as that has to come first', async () => {
    startWire();
    const { user } = await show();
    await press(user, 'Save');
    const said = () => document.getElementById(field('arrivaldate').getAttribute('aria-describedby') ?? '');
    expect(field('arrivaldate').getAttribute('aria-invalid')).toBe('true');
    expect(said()?.textContent).toBe('Choose the departure first.');
    enter('departuredate', '01/12/2099');
    expect(field('arrivaldate').getAttribute('aria-invalid')).toBe('true');
    expect(said()?.textContent).toBe('Please fill this in.');
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

  it('says that nobody is on it, and puts who asks for it on it at a press', async () => {
    const wire = startWire();
    const { user } = await show();
    await fillIn();
    expect(screen.getByText(/^Nobody is on this trip yet/)).toBeDefined();
    await press(user, 'I am going');
    expect(screen.queryByText(/^Nobody is on this trip yet/)).toBeNull();
    expect(field('membername.0').value).toBe('Aye Chan Moe');
    await press(user, 'Save');
    await screen.findByText('The trip TA-2099-00007 is assigned.');
    expect(wire.bodies(ADD)).toMatchObject([{ memberList: [{ membernoid: 11, membercode: 'EM001' }] }]);
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

describe('a member number that was typed and not chosen', () => {
  const CODE = 'Choose a member from the list.';
  const type = async (user: UserEvent, text: string) => {
    await user.click(field('membercode'));
    await user.type(field('membercode'), text);
  };

  it('is taken where it is one of the list, however it is spelled, once its field is left', async () => {
    startWire();
    const { user } = await show();
    await type(user, ' em002');
    await user.tab();
    await waitFor(() => expect(field('membername.0').value).toBe('Hnin Wai Phyo'));
    expect(field('membercode').value).toBe('EM002');
    expect(screen.queryByText(CODE)).toBeNull();
  });

  it('is taken by the whole name too, and when the list comes later', async () => {
    const wire = startWire();
    const members = {
      body: { memberno_info: [{ id: 12, membercode: 'EM002', membername: 'Hnin', status: 'active' }] },
    };
    wire.now('GET /api/memberno_info', ({ query }) =>
      query.get('satisfy') ? members : { body: { memberno_info: [] } },
    );
    const { user } = await show();
    await type(user, 'hnin');
    await user.tab();
    await waitFor(() => expect(field('membername.0').value).toBe('Hnin'));
  });

  it('stays in red otherwise, is not sent, and has the keyboard', async () => {
    const wire = startWire();
    const { user } = await show();
    await fillIn();
    await type(user, 'EM0');
    await press(user, 'Save');
    expect(field('membercode').value).toBe('EM0');
    expect(field('membercode').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(CODE)).toBeDefined();
    expect(document.activeElement).toBe(field('membercode'));
    expect(wire.count(ADD)).toBe(0);
    await user.clear(field('membercode'));
    expect(screen.queryByText(CODE)).toBeNull();
    await press(user, 'Save');
    await screen.findByText('The trip TA-2099-00007 is assigned.');
    expect(wire.bodies(ADD)).toMatchObject([{ memberList: [] }]);
  });

  it('is not sent by Enter either, nor somebody who is suspended; what is empty is marked with it', async () => {
    const wire = startWire();
    const { user } = await show();
    await type(user, 'EM008');
    await user.keyboard('{Escape}{Enter}');
    expect(screen.getByText(CODE)).toBeDefined();
    expect(field('membername.0').value).toBe('');
    await press(user, 'Save');
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(4);
    expect(field('membercode').value).toBe('EM008');
    expect(wire.count(ADD)).toBe(0);
  });
});
