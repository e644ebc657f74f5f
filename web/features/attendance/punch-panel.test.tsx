import type { PunchInput, Today, WorkPlace } from '@muster/domain/attendance/attendance-contract.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendWaiting, stillToSend } from '../../data/waiting-punches.ts';
import { enterSession } from '../../lib/session-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../testing/wire.ts';
import { PunchPanel } from './punch-panel.tsx';

const EM001 = { id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' as const };
const HEAD_OFFICE = { sitename: 'Head Office', latitude: 16.779, longitude: 96.158, radius: 200 };
const place: WorkPlace = { rule: 'sites', zone: 'Asia/Yangon', offlinepunches: 'review', sites: [HEAD_OFFICE] };
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

type Located = { latitude: number; longitude: number; accuracy: number } | 'denied';

/** The browser's own location, which a test cannot have. */
function placeDevice(at: Located) {
  const getCurrentPosition = (found: PositionCallback, refused: PositionErrorCallback) =>
    at === 'denied'
      ? refused({ code: 1, PERMISSION_DENIED: 1, TIMEOUT: 3 } as GeolocationPositionError)
      : found({ coords: at } as GeolocationPosition);
  vi.stubGlobal('navigator', { ...navigator, onLine: true, geolocation: { getCurrentPosition } });
}

beforeEach(() => {
  placeDevice({ latitude: 16.7791, longitude: 96.158, accuracy: 15 });
  act(() => enterSession(EM001));
});

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
    expect(screen.getByRole('button', { name: 'Check out' })).toBeDefined();
    wire.now(CREATE, { body: success(recorded) });
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(screen.queryByText('1 waiting')).toBeNull());
    const [first, second] = wire.bodies(CREATE);
    expect(first).toMatchObject({ sequence: 1 });
    expect(second).toEqual({ ...(first as object), offline: true, skew: 0 });
    expect(waiting()).toEqual([]);
  });

  it('sends what waits in its order, before what is pressed next, and stops at the first that has to wait on', async () => {
    const wire = answerWire({ [CREATE]: { status: 503, body: failure('UNAVAILABLE') } });
    const before = show();
    await before.user.click(pressCheckIn());
    await before.user.click(await screen.findByRole('button', { name: 'OK' }));
    await before.user.click(screen.getByRole('button', { name: 'Check out' }));
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
  });

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

  it('explains a refused location and goes on without one', async () => {
    placeDevice('denied');
    const wire = answerWire({ [CREATE]: { status: 201, body: success({ ...recorded, verdict: 'unknown' }, '201') } });
    const { user } = show();
    await user.click(pressCheckIn());
    await screen.findByText('The browser does not give Muster your location.');
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
