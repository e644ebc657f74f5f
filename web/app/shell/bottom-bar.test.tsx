import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enterSession } from '../../lib/session-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, success } from '../../testing/wire.ts';
import { BottomBar } from './bottom-bar.tsx';

const PLACE = 'GET /api/membercheckin/place';
const daily = ['Calendar', 'Check In/Out', 'Take Leave'];

function show(decides: boolean, rule: 'sites' | 'exempt') {
  const waiting = { decides, leaveApprovals: 0, corrections: 0, attendanceReview: 0, tripApprovals: 0 };
  const wire = answerWire({
    'GET /api/waiting': { body: success({ ...waiting, passwordRequests: 0, affectedLeave: 0 }) },
    [PLACE]: {
      body: success({ rule, zone: 'Asia/Yangon', sites: [], offlinepunches: 'review', unlocatedpunches: 'accept' }),
    },
  });
  act(() => enterSession({ id: 11, membercode: 'DR001', membername: 'Kyaw Zin', role: 'MEMBER' }));
  renderPage(<BottomBar />);
  return wire;
}
const names = () => screen.getAllByRole('link').map((it) => it.textContent);

describe('the bar at the foot of a phone', () => {
  it('has the trips of those whose work is on the road', async () => {
    show(false, 'exempt');
    await screen.findByRole('link', { name: 'Trips' });
    expect(names()).toEqual([...daily, 'Trips', 'Profile']);
  });

  it('has the daily pages alone for everybody else', async () => {
    const wire = show(false, 'sites');
    await waitFor(() => expect(wire.count(PLACE)).toBe(1));
    expect(names()).toEqual([...daily, 'Profile']);
  });

  it('has the approvals of those who decide', async () => {
    const wire = show(true, 'exempt');
    await screen.findByRole('link', { name: 'Approvals' });
    expect(names()).toEqual([...daily, 'Approvals', 'Profile']);
    expect(wire.count(PLACE)).toBe(0);
  });
});
