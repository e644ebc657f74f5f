import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enterSession } from '../../lib/session/session-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, success } from '../../testing/wire.ts';
import { BottomBar } from './bottom-bar.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { TopBar } from './top-bar.tsx';

const counts = {
  decides: true,
  leaveApprovals: 3,
  tripApprovals: 0,
  corrections: 0,
  mileageApprovals: 0,
  attendanceReview: 100,
  passwordRequests: 0,
  affectedLeave: 1,
  holidaysToEnter: 2,
};

beforeEach(() => enterSession({ id: 1, membercode: 'HR001', membername: 'Hla Hla', role: 'HR' }));

it('says at each entry how much waits there, and nothing where nothing waits', async () => {
  answerWire({ 'GET /api/waiting': { body: success(counts) } });
  renderPage(<SideNavigation compact={false} />);
  const approvals = await screen.findByRole('link', { name: 'Leave approvals', description: '3 wait for you' });
  expect(within(approvals).getByText('3')).toBeDefined();
  const review = screen.getByRole('link', { name: 'Attendance review' });
  expect(within(review).getByText('99+')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Holidays', description: '3 wait for you' })).toBeDefined();
  const members = screen.getByRole('link', { name: 'Members' });
  expect([members.title, members.textContent]).toEqual(['', 'Members']);
});

it('has the sum of it at the button that shows the navigation, while that is hidden', async () => {
  answerWire({ 'GET /api/waiting': { body: success(counts) }, 'GET /api/notification': { body: [] } });
  const bar = (shown: boolean) => <TopBar left={0} right={0} navigationShown={shown} onMenu={() => undefined} />;
  const hidden = renderPage(bar(false));
  const menu = await screen.findByRole('button', { name: 'Show the navigation, 99+ wait for you' });
  expect(within(menu).getByText('99+')).toBeDefined();
  hidden.unmount();
  renderPage(bar(true));
  expect((await screen.findByRole('button', { name: 'Hide the navigation' })).textContent).toBe('');
});

it('has a place for approvals at the foot of a phone for those alone who decide', async () => {
  act(() => enterSession({ id: 2, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' }));
  const wire = answerWire({ 'GET /api/waiting': { body: success({ ...counts, decides: false }) } });
  const first = renderPage(<BottomBar />);
  expect(await screen.findAllByRole('link')).toHaveLength(4);
  first.unmount();
  wire.now('GET /api/waiting', { body: success(counts) });
  renderPage(<BottomBar />);
  expect(await screen.findByRole('link', { name: 'Approvals', description: '99+ wait for you' })).toBeDefined();
});
