import type { PunchRules, Today } from '@muster/domain/attendance/attendance-contract.ts';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { stillToSend } from '../data/attendance/waiting-punches.ts';
import { PunchPanel } from '../features/attendance/check-in/punch-panel.tsx';
import { renderPage } from './render-page.tsx';

export const EM001 = { id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' as const };
const HEAD_OFFICE = { sitename: 'Head Office', latitude: 16.779, longitude: 96.158, radius: 200 };
export const rules: PunchRules = {
  rule: 'sites',
  zone: 'Asia/Yangon',
  offlinepunches: 'review',
  unlocatedpunches: 'accept',
  sites: [HEAD_OFFICE],
};
const notIn: Today = { attendancedate: '2026-11-20', open: null, punches: [], afternight: null, startson: null };
export const CREATE = 'POST /api/membercheckin/createMember';

export const recorded = {
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
export function locateDevice(at: Located) {
  const getCurrentPosition = (found: PositionCallback, refused: PositionErrorCallback) =>
    at === 'silent'
      ? undefined
      : at === 'denied'
        ? refused({ code: 1, PERMISSION_DENIED: 1, TIMEOUT: 3 } as GeolocationPositionError)
        : found({ coords: at } as GeolocationPosition);
  vi.stubGlobal('navigator', { ...navigator, onLine: true, geolocation: { getCurrentPosition } });
}

const isIn: Today = { ...notIn, open: { checktime: recorded.checktime } as Today['open'] };

/** The button on a page that its member leaves. */
export function LeftForAnotherPage() {
  const [left, setLeft] = useState(false);
  return (
    <>
      {!left && <PunchPanel today={notIn} rules={rules} />}
      <button type="button" onClick={() => setLeft(true)}>
        Another page
      </button>
    </>
  );
}

export function TurnedElsewhere() {
  const [today, setToday] = useState(notIn);
  return (
    <>
      <PunchPanel today={today} rules={rules} />
      <button type="button" onClick={() => setToday(isIn)}>
        Other tab
      </button>
    </>
  );
}

export const show = (today: Partial<Today> = {}) =>
  renderPage(<PunchPanel today={{ ...notIn, ...today }} rules={rules} />, '/dashboard/checkinmember/new');
export const pressCheckIn = () => screen.getByRole('button', { name: 'Check in' });
export const waiting = () => stillToSend('EM001').map((it) => it.clientid);
