import type { PunchInput, Today, WorkPlace } from '@muster/domain/attendance/attendance-contract.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendWaiting, stillToSend } from '../../data/waiting-punches.ts';
import { kept } from '../../lib/browser-storage.ts';
import { enterSession } from '../../lib/session-store.ts';
import { draftKey } from '../../lib/wipe-seen.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../testing/wire.ts';
import { PunchPanel } from './punch-panel.tsx';

const EM001 = { id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' as const };
const HEAD_OFFICE = { sitename: 'Head Office', latitude: 16.779, longitude: 96.158, radius: 200 };
const place: WorkPlace = {
  rule: 'sites',
  zone: 'Asia/Yangon',
  offlinepunches: 'review',
  unlocatedpunches: 'accept',
  sites: [HEAD_OFFICE],
};
const notIn: Today = { attendancedate: '2026-11-20', open: null, punches: [] };
const CREATE = 'POST /api/membercheckin/createMember';

const recorded = {
  id: 1,
  clientid: 'key',
  membercode: 'EM001',
  checktype: 'in',
  checktime: '2026-11-20T02:01:05.000Z',
  devicetime: '2026-11-20T02:01:04.000Z',
  attendancedate: '2026-11-20',
  distance: 12,
  sitename: 'Head Office',
  verdict: 'inside',
  remark: '',
};

type Located = { latitude: number; longitude: number; accuracy: number } | 'denied' | 'silent';

/** The browser's own location, which a test cannot have. */
function placeDevice(at: Located) {
  const getCurrentPosition = (found: PositionCallback, refused: PositionErrorCallback) =>
    at === 'silent'
      ? undefined
      : at === 'denied'
        ? refused({ code: 1, PERMISSION_DENIED: 1, TIMEOUT: 3 } as GeolocationPositionError)
        : found({ coords: at } as GeolocationPosition);
  vi.stubGlobal('navigator', { ...navigator, onLine: true, geolocation: { getCurrentPosition } });
}

beforeEach(() => {
  placeDevice({ latitude: 16.7791, longitude: 96.158, accuracy: 15 });
  act(() => enterSession(EM001));
});

afterEach(() => {
  vi.useRealTimers();
});

const isIn: Today = { ...notIn, open: { checktime: recorded.checktime } as Today['open'] };

function TurnedElsewhere() {
  const [today, setToday] = useState(notIn);
  return (
    <>
      <PunchPanel today={today} place={place} />
      <button type="button" onClick={() => setToday(isIn)}>
        Other tab
      </button>
    </>
  );
}

const show = () => renderPage(<PunchPanel today={notIn} place={place} />, '/dashboard/checkinmember/new');
const pressCheckIn = () => screen.getByRole('button', { name: 'Check in' });
const waiting = () => stillToSend('EM001').map((it) => it.clientid);

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
    const PLACE = 'GET /api/membercheckin/place';
    const answers = { [PLACE]: { body: success(place) }, [CREATE]: { status: 201, body: success(recorded, '201') } };
    placeDevice({ latitude: 16.7791, longitude: 96.158, accuracy: 3000 });
    answerWire(answers);
    const { user, unmount } = show();
    await user.click(pressCheckIn());
    await screen.findByText(/^About 12 m from the centre of Head Office, give or take 3 km\. .*looks at it\.$/);
    unmount();
    placeDevice({ latitude: 16.7791, longitude: 96.158, accuracy: 250 });
    const again = show();
    await again.user.click(pressCheckIn());
    await screen.findByText('About 12 m from the centre of Head Office, give or take 250 m.');
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

  it('says nothing of waiting while an answer is on its way, until that takes long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let answer = (_: { status: number; body: unknown }) => {};
    const onItsWay = new Promise<{ status: number; body: unknown }>((resolve) => {
      answer = resolve;
    });
    answerWire({ [CREATE]: () => onItsWay });
    show();
    act(() => pressCheckIn().click());
    await vi.waitFor(() => expect(waiting()).toHaveLength(1));
    act(() => void vi.advanceTimersByTime(4000));
    expect(screen.queryByText('1 waiting')).toBeNull();
    expect(screen.getByRole('button', { name: 'Sending…' })).toBeDefined();
    act(() => void vi.advanceTimersByTime(1500));
    expect(screen.getByText('1 waiting')).toBeDefined();
    vi.useRealTimers();
    answer({ status: 201, body: success(recorded, '201') });
    await screen.findByRole('dialog', { name: 'You are checked in' });
    expect(screen.queryByText('1 waiting')).toBeNull();
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

  it('asks for another try or a reason outside the area, and sends the reason', async () => {
    const area = { distance: 5012, radius: 200, sitename: 'Head Office' };
    const wire = answerWire({ [CREATE]: { status: 422, body: failure('OUTSIDE_AREA', { data: area }) } });
    const { user } = show();
    await user.click(pressCheckIn());
    await screen.findByText('Head Office is 5 km away');
    await user.click(screen.getByRole('button', { name: 'Check in with this reason' }));
    expect(screen.getByText('Please give a reason.')).toBeDefined();
    wire.now(CREATE, { status: 201, body: success({ ...recorded, verdict: 'outside', distance: 5012 }, '201') });
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'At a customer');
    await user.click(screen.getByRole('button', { name: 'Check in with this reason' }));
    await screen.findByText(/Outside Head Office, 5 km away/);
    expect(wire.bodies(CREATE)[1]).toMatchObject({ remark: 'At a customer' });
  });

  it('has the reason again after the page was left with it, and forgets it once it is sent', async () => {
    const area = { distance: 5012, radius: 200, sitename: 'Head Office' };
    const wire = answerWire({ [CREATE]: { status: 422, body: failure('OUTSIDE_AREA', { data: area }) } });
    const before = show();
    await before.user.click(pressCheckIn());
    await before.user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'At a customer');
    before.unmount();
    const { user } = show();
    await user.click(pressCheckIn());
    const reason = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });
    expect(reason.value).toBe('At a customer');
    expect(screen.getByText(/This is what you typed at/)).toBeDefined();
    wire.now(CREATE, { status: 201, body: success({ ...recorded, verdict: 'outside', distance: 5012 }, '201') });
    await user.click(screen.getByRole('button', { name: 'Check in with this reason' }));
    await screen.findByText(/Outside Head Office, 5 km away/);
    expect(kept.read(draftKey('outside-reason'))).toBeNull();
  });

  it('keeps the reason over another measurement, says how far it still is, and makes sending it the way on', async () => {
    const area = { distance: 5612, radius: 200, sitename: 'Head Office' };
    const wire = answerWire({ [CREATE]: { status: 422, body: failure('OUTSIDE_AREA', { data: area }) } });
    const { user } = show();
    const button = (name: string) => screen.getByRole('button', { name });
    await user.click(pressCheckIn());
    await screen.findByText('Head Office is 5.6 km away');
    expect(button('Retry').className).toContain('contained');
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'At a customer');
    expect(button('Retry').className).not.toContain('contained');
    await user.click(button('Retry'));
    await screen.findByText(/^Head Office: Still 5.6 km, measured \d\d:\d\d$/);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('At a customer');
    expect(button('Check in with this reason').className).toContain('contained');
    expect(wire.bodies(CREATE)[1]).not.toHaveProperty('remark');
    wire.now(CREATE, { status: 201, body: success({ ...recorded, verdict: 'outside', distance: 5612 }, '201') });
    await user.click(button('Check in with this reason'));
    await screen.findByText(/Outside Head Office, 5.6 km away/);
    expect(wire.bodies(CREATE)[2]).toMatchObject({ remark: 'At a customer' });
  });

  it('waits no longer for a location than the member wants to', async () => {
    placeDevice('silent');
    const wire = answerWire({ [CREATE]: { status: 201, body: success({ ...recorded, verdict: 'unknown' }, '201') } });
    const { user } = show();
    await user.click(pressCheckIn());
    await user.click(await screen.findByRole('button', { name: 'Stop waiting' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your location is not available' });
    expect(within(dialog).getByText('Finding your location took too long.')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Check in without location' }));
    await screen.findByText('Recorded without a location.');
    expect(wire.count(CREATE)).toBe(1);
  });

  it('counts no press for a moment after another tab has turned the button', async () => {
    const wire = answerWire({ [CREATE]: { status: 201, body: success({ ...recorded, checktype: 'out' }, '201') } });
    renderPage(<TurnedElsewhere />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
    press('Other tab');
    const turned = screen.getByRole('button', { name: 'Check out' });
    expect(turned.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('In since 08:31');
    press('Check out');
    act(() => vi.runOnlyPendingTimers());
    vi.useRealTimers();
    expect(wire.count(CREATE)).toBe(0);
    expect(turned.getAttribute('aria-disabled')).toBe('false');
    press('Check out');
    await screen.findByRole('dialog', { name: 'You are checked out' });
  });

  it('explains a refused location and goes on without one', async () => {
    placeDevice('denied');
    const wire = answerWire({ [CREATE]: { status: 201, body: success({ ...recorded, verdict: 'unknown' }, '201') } });
    const { user } = show();
    await user.click(pressCheckIn());
    const dialog = await screen.findByRole('dialog', { name: 'Your location is not available' });
    expect(within(dialog).getByText('The browser does not give Muster your location.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Check in without location' }));
    await screen.findByText('Recorded without a location.');
    expect(wire.bodies(CREATE)[0]).not.toHaveProperty('latitude');
  });

  it('takes it kindly when another tab was first', async () => {
    answerWire({ [CREATE]: { status: 409, body: failure('ALREADY_CHECKED_IN') } });
    const { user } = show();
    await user.click(pressCheckIn());
    await screen.findByText('You are checked in already. This page is up to date now.');
    expect(waiting()).toEqual([]);
  });
});
