import type { PunchInput } from '@muster/domain/attendance/attendance-contract.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropWaiting, sendWaiting } from '../../../data/attendance/waiting-punches.ts';
import { enterSession } from '../../../lib/session/session-store.ts';
import {
  CREATE,
  EM001,
  locateDevice,
  pressCheckIn,
  recorded,
  rules,
  show,
  waiting,
} from '../../../testing/punching.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';

beforeEach(() => {
  locateDevice({ latitude: 16.7791, longitude: 96.158, accuracy: 15 });
  act(() => enterSession(EM001));
});

afterEach(() => {
  vi.useRealTimers();
});

describe('checking in', () => {
  it('sends place and key, and confirms with the time that the server recorded', async () => {
    const wire = answerWire({ [CREATE]: { status: 201, body: success(recorded, '201') } });
    const { user } = show();
    await user.click(pressCheckIn());
    await screen.findByRole('dialog', { name: 'You are checked in' });
    expect(screen.getByText('08:31:05')).toBeDefined();
    expect(wire.bodies(CREATE)).toEqual([
      expect.objectContaining({ membercode: 'EM001', checktype: 'in', latitude: 16.7791, accuracy: 15 }),
    ]);
    expect(waiting()).toEqual([]);
  });

  it('tells a vague place as vague, and that somebody looks at it', async () => {
    const RULES = 'GET /api/membercheckin/place';
    const answers = { [RULES]: { body: success(rules) }, [CREATE]: { status: 201, body: success(recorded, '201') } };
    locateDevice({ latitude: 16.7791, longitude: 96.158, accuracy: 3000 });
    answerWire(answers);
    const { user, unmount } = show();
    await user.click(pressCheckIn());
    await screen.findByText(/^About 12 m from the centre of Head Office, give or take 3 km\. .*looks at it\.$/);
    unmount();
    locateDevice({ latitude: 16.7791, longitude: 96.158, accuracy: 250 });
    const again = show();
    await again.user.click(pressCheckIn());
    await screen.findByText('About 12 m from the centre of Head Office, give or take 250 m.');
  });

  it('says before the first day from which day on one may, and is not to be pressed until then', async () => {
    const wire = answerWire({ [CREATE]: { status: 201, body: success(recorded, '201') } });
    const { user, unmount } = show({ startson: '2099-11-23' });
    await screen.findByText('Your first day here is 23/11/2099. You can check in from that day on.');
    expect(pressCheckIn().getAttribute('aria-disabled')).toBe('true');
    await user.click(pressCheckIn());
    expect(wire.count(CREATE)).toBe(0);
    unmount();
    // What a device kept of the evening before holds no more in the morning.
    const later = show({ startson: '2020-11-23' });
    await later.user.click(pressCheckIn());
    await screen.findByRole('dialog', { name: 'You are checked in' });
  });

  it('makes one request of a double click', async () => {
    const wire = answerWire({ [CREATE]: { status: 201, body: success(recorded, '201') } });
    const { user } = show();
    await user.dblClick(pressCheckIn());
    await screen.findByRole('dialog');
    expect(wire.count(CREATE)).toBe(1);
  });

  it('keeps it when the answer is lost, says with which time, and sends it again as one made without a connection', async () => {
    const wire = answerWire({ [CREATE]: 'dropped' });
    const { user } = show();
    await user.click(pressCheckIn());
    await screen.findByRole('dialog', { name: 'Your check-in is kept' });
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByText('1 waiting')).toBeDefined();
    expect(screen.getByRole('status').textContent).toMatch(/^Check-in of \d\d:\d\d waits to be sent$/);
    expect(screen.getByRole('button', { name: 'Check out' })).toBeDefined();
    wire.now(CREATE, { body: success(recorded) });
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(screen.queryByText('1 waiting')).toBeNull());
    const [first, second] = wire.bodies(CREATE);
    expect(first).toMatchObject({ sequence: 1 });
    expect(second).toEqual({ ...(first as object), offline: true, skew: 0 });
    expect(waiting()).toEqual([]);
  });

  it.each([
    ['Muster could not be reached.', 'dropped'],
    ['Muster could not be reached.', { status: 502, body: 'Bad Gateway' }],
    ['Muster has a fault just now.', { status: 500, body: failure('INTERNAL') }],
    ['Muster has too much to do just now.', { status: 503, body: failure('UNAVAILABLE') }],
  ] as const)('says truly why it is kept: %s', async (why, answer) => {
    answerWire({ [CREATE]: answer });
    const { user } = show();
    await user.click(pressCheckIn());
    const dialog = await screen.findByRole('dialog', { name: 'Your check-in is kept' });
    expect(dialog.textContent).toContain(`${why} It is kept on this device and sent by itself`);
    await Promise.all(waiting().map(dropWaiting));
  });

  it.each([
    ['', true],
    [', and that of the press once it could not be sent', false],
  ])('promises no time while the answer is on its way, however long%s', async (_, isAnswered) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let answer = (_: { status: number; body: unknown }) => {};
    const onItsWay = new Promise<{ status: number; body: unknown }>((resolve) => {
      answer = resolve;
    });
    const wire = answerWire({ [CREATE]: () => onItsWay });
    const { user } = show();
    act(() => pressCheckIn().click());
    await vi.waitFor(() => expect(waiting()).toHaveLength(1));
    act(() => void vi.advanceTimersByTime(4000));
    const note = screen.getByRole('status');
    expect(note.textContent).toBe('Not checked in yet');
    expect(screen.getByRole('button', { name: 'Sending…' })).toBeDefined();
    act(() => void vi.advanceTimersByTime(1500));
    expect(note.textContent).toBe('Check-in is being sent; the time at which it arrives counts');
    expect(screen.queryByText('1 waiting')).toBeNull();
    vi.useRealTimers();
    answer(
      isAnswered ? { status: 201, body: success(recorded, '201') } : { status: 503, body: failure('UNAVAILABLE') },
    );
    await screen.findByRole('dialog', { name: isAnswered ? 'You are checked in' : 'Your check-in is kept' });
    expect(screen.queryAllByText('1 waiting')).toHaveLength(isAnswered ? 0 : 1);
    expect(note.textContent).toMatch(isAnswered ? /^Not checked in yet$/ : /^Check-in of \d\d:\d\d waits to be sent$/);
    if (isAnswered) return;
    wire.now(CREATE, { body: success(recorded) });
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(waiting()).toEqual([]));
    expect(wire.bodies(CREATE)).toMatchObject([{}, { offline: true }]);
  });

  it.each([
    [503, 'UNAVAILABLE'],
    [429, 'TOO_MANY_REQUESTS'],
  ] as const)(
    'sends what waits in its order, before what is pressed next, and stops at the first that has to wait on after a %i',
    async (status, code) => {
      const wire = answerWire({ [CREATE]: { status, body: failure(code) } });
      const before = show();
      await before.user.click(pressCheckIn());
      await before.user.click(await screen.findByRole('button', { name: 'OK' }));
      const turned = screen.getByRole('button', { name: 'Check out' });
      await waitFor(() => expect(turned.getAttribute('aria-disabled')).toBe('false'));
      await before.user.click(turned);
      await before.user.click(await screen.findByRole('button', { name: 'OK' }));
      expect(wire.bodies(CREATE)).toHaveLength(2);
      before.unmount();
      wire.now(CREATE, { body: success(recorded) });
      const { user } = show();
      await screen.findByText('2 waiting');
      screen.getByText(/^Check-in of \d\d:\d\d, Check-out of \d\d:\d\d\. Sent by itself/);
      await user.click(screen.getByRole('button', { name: 'Send now' }));
      await waitFor(() => expect(waiting()).toEqual([]));
      expect(wire.bodies(CREATE).map((it) => (it as PunchInput).checktype)).toEqual(['in', 'in', 'in', 'out']);
      expect(wire.bodies(CREATE).map((it) => (it as PunchInput).sequence)).toEqual([1, 1, 1, 2]);
    },
  );

  it('says why one was not taken until that has been read, and never sends another member’s', async () => {
    const wire = answerWire({ [CREATE]: 'dropped' });
    const before = show();
    await before.user.click(pressCheckIn());
    await screen.findByRole('dialog', { name: 'Your check-in is kept' });
    before.unmount();
    act(() => enterSession({ ...EM001, id: 12, membercode: 'EM002' }));
    wire.now(CREATE, { status: 422, body: failure('OFFLINE_REFUSED') });
    const other = show();
    expect(screen.queryByText('1 waiting')).toBeNull();
    expect(await sendWaiting('EM002')).toEqual([]);
    expect(wire.count(CREATE)).toBe(1);
    other.unmount();
    act(() => enterSession(EM001));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Send now' }));
    await screen.findByText(/was not recorded/);
    expect(screen.getByText(/takes no check-ins that were made without a connection/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Understood' }));
    await waitFor(() => expect(screen.queryByText(/was not recorded/)).toBeNull());
  });

  it('keeps what was pressed during a suspension, and says after it why that was not taken', async () => {
    const wire = answerWire({ [CREATE]: { status: 403, body: failure('MEMBER_SUSPENDED') } });
    const before = show();
    await before.user.click(pressCheckIn());
    await waitFor(() => expect(waiting()).toHaveLength(1));
    before.unmount();
    act(() => enterSession(EM001));
    wire.now(CREATE, { status: 422, body: failure('OFFLINE_WHILE_SUSPENDED') });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Send now' }));
    expect(await screen.findByText(/^Your check-in of .* was not recorded$/)).toBeDefined();
    expect(screen.getByText(/Your account was suspended at this time/)).toBeDefined();
    expect(wire.bodies(CREATE)).toMatchObject([{}, { offline: true }]);
  });

  it('says from which day on somebody works here who presses before it', async () => {
    const refused = { ...failure('NOT_EMPLOYED'), params: { reason: 'from', day: '2026-11-23' } };
    answerWire({ [CREATE]: { status: 422, body: refused } });
    const { user } = show();
    await user.click(pressCheckIn());
    await screen.findByText(/^Your first day here is .*23\/11\/2026\. You can check in from that day on\.$/);
    expect(waiting()).toEqual([]);
  });

  it('takes it kindly when another tab was first', async () => {
    answerWire({ [CREATE]: { status: 409, body: failure('ALREADY_CHECKED_IN') } });
    const { user } = show();
    await user.click(pressCheckIn());
    await screen.findByText('You are checked in already. This page is up to date now.');
    expect(waiting()).toEqual([]);
  });
});
