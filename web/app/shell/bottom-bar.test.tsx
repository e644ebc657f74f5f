import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kept } from '../../lib/kept/browser-storage.ts';
import { SEEN_PLACE } from '../../lib/kept/wipe-seen.ts';
import { enterSession } from '../../lib/session/session-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, success } from '../../testing/wire.ts';
import { BottomBar } from './bottom-bar.tsx';

const PLACE = 'GET /api/membercheckin/place';
const daily = ['Calendar', 'Check In/Out', 'Take Leave'];

function show(decides: boolean, rule: 'sites' | 'exempt', counts: Record<string, number> = {}) {
  const waiting = { decides, leaveApprovals: 0, corrections: 0, attendanceReview: 0, tripApprovals: 0 };
  const wire = answerWire({
    'GET /api/waiting': {
      body: success({ ...waiting, ...counts, passwordRequests: 0, affectedLeave: 0, holidaysToEnter: 0 }),
    },
    [PLACE]: {
      body: success({ rule, zone: 'Asia/Yangon', sites: [], offlinepunches: 'review', unlocatedpunches: 'accept' }),
    },
  });
  return { ...wire, ...renderPage(<BottomBar />) };
}
const member = { id: 11, membercode: 'DR001', membername: 'Kyaw Zin', role: 'MEMBER' } as const;
const names = () => screen.getAllByRole('link').map((it) => it.textContent);
/** What stands at each place of the bar: undefined where it is reserved. */
const places = () => [...screen.getByRole('navigation').children].map((it) => it.textContent || undefined);

function becomeHidden() {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => act(() => enterSession(member)));
afterEach(() => vi.restoreAllMocks());

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

  it('counts all that waits for its member, not leave alone', async () => {
    show(true, 'sites', { corrections: 2, tripApprovals: 1, attendanceReview: 5 });
    const link = await screen.findByRole('link', { name: 'Approvals' });
    await waitFor(() => expect(link.title).toBe('8 wait for you'));
  });

  it('moves nothing after a sign-in: what is not known yet has a place reserved', async () => {
    show(false, 'exempt');
    expect(places()).toEqual([...daily, undefined, 'Profile']);
    await screen.findByRole('link', { name: 'Trips' });
    expect(places()).toEqual([...daily, 'Trips', 'Profile']);
  });

  it.each([
    ['of a driver', false, 'exempt', [...daily, 'Trips', 'Profile']],
    ['of who decides', true, 'exempt', [...daily, 'Approvals', 'Profile']],
    ['of everybody else', false, 'sites', [...daily, 'Profile']],
  ] as const)('is whole from the first moment of the next load: %s', async (_, decides, rule, whole) => {
    const first = show(decides, rule);
    await waitFor(() => expect(kept.read(SEEN_PLACE)).not.toBeNull());
    first.unmount();
    const next = show(decides, rule);
    expect(places()).toEqual(whole);
    await waitFor(() => expect(next.count('GET /api/waiting')).toBe(1));
    expect(places()).toEqual(whole);
  });

  it('does not change under the thumb when its member no longer decides, but out of sight', async () => {
    kept.write(SEEN_PLACE, '11 decider');
    const { count } = show(false, 'sites');
    await waitFor(() => expect(count(PLACE)).toBe(1));
    await waitFor(() => expect(kept.read(SEEN_PLACE)).toBe('11 '));
    expect(names()).toEqual([...daily, 'Approvals', 'Profile']);
    becomeHidden();
    expect(places()).toEqual([...daily, 'Profile']);
  });

  it('closes a reserved place that nothing came for once the page is out of sight', async () => {
    show(false, 'sites');
    await waitFor(() => expect(kept.read(SEEN_PLACE)).toBe('11 '));
    expect(places()).toEqual([...daily, undefined, 'Profile']);
    becomeHidden();
    expect(places()).toEqual([...daily, 'Profile']);
  });

  it('closes a reserved place that nothing came for once another page opens', async () => {
    const { user, count } = show(false, 'sites');
    await waitFor(() => expect(count(PLACE)).toBe(1));
    await waitFor(() => expect(kept.read(SEEN_PLACE)).toBe('11 '));
    expect(places()).toEqual([...daily, undefined, 'Profile']);
    await user.click(screen.getByRole('link', { name: 'Calendar' }));
    expect(places()).toEqual([...daily, 'Profile']);
  });

  it('has nothing of another member, nor of one who has signed out', () => {
    kept.write(SEEN_PLACE, '12 decider');
    const first = show(false, 'sites');
    expect(places()).toEqual([...daily, undefined, 'Profile']);
    first.unmount();
    kept.write(SEEN_PLACE, '11 decider');
    act(() => enterSession(member));
    expect(kept.read(SEEN_PLACE)).toBeNull();
  });

  it('is known of the office by its role, and of guests', () => {
    act(() => enterSession({ ...member, role: 'HR' }));
    const first = show(true, 'sites');
    expect(places()).toEqual([...daily, 'Approvals', 'Profile']);
    first.unmount();
    act(() => enterSession({ ...member, role: 'GUEST' }));
    show(false, 'sites');
    expect(places()).toEqual(['Calendar', 'Profile']);
  });
});
