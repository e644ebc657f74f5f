import type { Today, WorkPlace } from '@muster/domain/attendance/attendance-contract.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
const kept = () => JSON.parse(sessionStorage.getItem('CheckIn') ?? 'null');

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
    expect(kept()).toBeNull();
  });

  it('makes one request of a double click', async () => {
    const wire = answerWire({ [CREATE]: { status: 201, body: success(recorded, '201') } });
    const { user } = show();
    await user.dblClick(pressCheckIn());
    await screen.findByRole('dialog');
    expect(wire.count(CREATE)).toBe(1);
  });

  it('keeps the intention when the answer is lost, and sends the very same again', async () => {
    const wire = answerWire({ [CREATE]: 'dropped' });
    const { user } = show();
    await user.click(pressCheckIn());
    await screen.findByText('Your check-in has not been answered yet');
    expect(kept()).toEqual(wire.bodies(CREATE)[0]);
    wire.now(CREATE, { body: success(recorded) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('dialog', { name: 'You are checked in' });
    const [first, second] = wire.bodies(CREATE);
    expect(second).toEqual(first);
    expect(kept()).toBeNull();
  });

  it('still has the intention after the page was loaded anew', async () => {
    const wire = answerWire({ [CREATE]: { status: 503, body: failure('UNAVAILABLE') } });
    const before = show();
    await before.user.click(pressCheckIn());
    await screen.findByText('Your check-in has not been answered yet');
    before.unmount();
    wire.now(CREATE, { body: success(recorded) });
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('dialog', { name: 'You are checked in' });
    const [first, second] = wire.bodies(CREATE);
    expect(second).toEqual(first);
  });

  it('forgets the intention when the list of today shows that it was recorded', async () => {
    answerWire({ [CREATE]: 'dropped' });
    const before = show();
    await before.user.click(pressCheckIn());
    await screen.findByText('Your check-in has not been answered yet');
    const punch = { ...recorded, clientid: kept().clientid, ending: null } as Today['punches'][number];
    before.unmount();
    renderPage(<PunchPanel today={{ ...notIn, open: punch, punches: [punch] }} place={place} />);
    await waitFor(() => expect(kept()).toBeNull());
    expect(screen.getByRole('button', { name: 'Check out' })).toBeDefined();
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
    expect(kept()).toBeNull();
  });
});
