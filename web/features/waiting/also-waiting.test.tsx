import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enterSession } from '../../lib/session/session-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, success } from '../../testing/wire.ts';
import { AlsoWaiting } from './also-waiting.tsx';

beforeEach(() => act(() => enterSession({ id: 11, membercode: 'MG002', membername: 'Nay Myo Tun', role: 'MEMBER' })));

const waiting = { decides: true, leaveApprovals: 3, corrections: 1, tripApprovals: 0, attendanceReview: 0 };
const show = (counts: object, here: Parameters<typeof AlsoWaiting>[0]['here']) => {
  const wire = answerWire({ 'GET /api/waiting': { body: success({ ...waiting, ...counts }) } });
  renderPage(<AlsoWaiting here={here} />);
  return wire;
};
const links = () => screen.queryAllByRole('link').map((it) => [it.textContent, it.getAttribute('href')]);

it('leads from the leave to decide to all else that waits for the same member', async () => {
  show({ attendanceReview: 9, tripApprovals: 2, mileageApprovals: 4 }, 'leaveApprovals');
  await screen.findByRole('note');
  expect(links()).toEqual([
    ['Attendance corrections: 1 waits for you', '/dashboard/attendance_corrections'],
    ['Attendance review: 9 wait for you', '/dashboard/attendance_review'],
    ['Trip Assignment: 2 wait for you', '/dashboard/trip_assignment'],
    ['Mileage: 4 wait for you', '/dashboard/mileage'],
  ]);
});

it('says of as many as are not counted that there are more', async () => {
  show({ corrections: 100 }, 'leaveApprovals');
  await screen.findByRole('note');
  expect(links()).toEqual([['Attendance corrections: 99+ wait for you', '/dashboard/attendance_corrections']]);
});

it.each(['corrections', 'attendanceReview'] as const)('leads back from the %s to leave', async (here) => {
  show({ corrections: 0, [here]: 9 }, here);
  await screen.findByRole('note');
  expect(links()).toEqual([['Leave approvals: 3 wait for you', '/dashboard/leave_approvals']]);
});

it.each([
  ['where nothing else waits', { corrections: 0 }],
  ['for who decides nothing', { decides: false }],
])('is not there %s', async (_, counts) => {
  const wire = show(counts, 'leaveApprovals');
  await waitFor(() => expect(wire.count('GET /api/waiting')).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(links()).toEqual([]);
});
