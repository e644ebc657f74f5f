import type { Notification } from '@muster/domain/notifications/notifications-contract.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire } from '../../testing/wire.ts';
import { NotificationBell } from './notification-bell.tsx';

const LIST = 'GET /api/notification';
const READ = 'POST /api/notification/read';
const DELETE = 'POST /api/notification/delete';
const CLEAR = 'POST /api/notification/delete-all';

const TWO_HOURS = 2 * 3_600_000;

function news(given: Partial<Notification> = {}): Notification {
  return {
    id: 1,
    heading: 'Leave',
    icon: { name: 'event_available', color: 'primary' },
    timestamp: Date.now() - TWO_HOURS,
    title: 'EARNED LEAVE: approved',
    subtitle: '26/11/2026. Enjoy',
    path: '/dashboard/take_leave',
    read: false,
    ...given,
  };
}

const show = () =>
  renderPage(
    <>
      <NotificationBell />
      <Routes>
        <Route path="/" element="Start" />
        <Route path="/dashboard/take_leave" element="The leave page" />
        <Route path="/dashboard/public_holiday" element="The landing page" />
      </Routes>
    </>,
  );

afterEach(() => void vi.useRealTimers());

const bell = (name: string | RegExp) => screen.findByRole('button', { name });
/** While the drawer is open nobody reaches it. */
const bellBehind = () => screen.getByRole('button', { name: /^Notifications/, hidden: true });

describe('the bell', () => {
  it('counts what is unread, and a followed notification is read', async () => {
    const wire = answerWire({
      [LIST]: { body: [news(), news({ id: 2, read: true, title: 'Older' })] },
      [READ]: { body: [news({ read: true }), news({ id: 2, read: true, title: 'Older' })] },
    });
    const { user } = show();
    await user.click(await bell('Notifications, 1 unread'));
    await screen.findByRole('dialog', { name: 'Notifications' });
    expect(screen.getAllByText('Leave · 2 h ago')).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: /EARNED LEAVE: approved/ }));
    expect(await screen.findByText('The leave page')).toBeDefined();
    expect(await bell('Notifications, none unread')).toBeDefined();
    expect(wire.bodies(READ)).toEqual([{ id: 1 }]);
  });

  it('asks for news at once when it is opened', async () => {
    const wire = answerWire({ [LIST]: { body: [] } });
    const { user } = show();
    await waitFor(() => expect(wire.count(LIST)).toBe(1));
    wire.now(LIST, { body: [news()] });
    await user.click(await bell('Notifications, none unread'));
    expect(await screen.findByText('EARNED LEAVE: approved')).toBeDefined();
  });

  it('never leads to another place', async () => {
    answerWire({ [LIST]: { body: [news({ path: '//evil.example/dashboard/take_leave', read: true })] } });
    const { user } = show();
    await user.click(await bell(/Notifications/));
    const link = await screen.findByRole('link', { name: /EARNED LEAVE/ });
    expect(link.getAttribute('href')).toBe('/dashboard/public_holiday');
  });

  it('removes one, then all, and says when nothing is left', async () => {
    const older = news({ id: 2, title: 'Older' });
    const wire = answerWire({
      [LIST]: { body: [news(), older] },
      [DELETE]: { body: [older] },
      [CLEAR]: { body: [] },
    });
    const { user } = show();
    await user.click(await bell('Notifications, 2 unread'));
    await user.click(await screen.findByRole('button', { name: 'Remove: EARNED LEAVE: approved' }));
    await waitFor(() => expect(screen.queryByText('EARNED LEAVE: approved')).toBeNull());
    expect(wire.bodies(DELETE)).toEqual([{ id: 1 }]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.queryByText('Older')).toBeNull();
    expect(bellBehind().getAttribute('aria-label')).toBe('Notifications, none unread');
    act(() => void vi.advanceTimersByTime(10_000));
    expect(await screen.findByText(/Nothing new/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
    expect(wire.bodies(CLEAR)).toEqual([{ upto: 2 }]);
  });

  it('brings back what was cleared, and sends nothing, by Undo', async () => {
    const wire = answerWire({ [LIST]: { body: [news()] }, [CLEAR]: { body: [] } });
    const { user } = show();
    await user.click(await bell('Notifications, 1 unread'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.getByText('EARNED LEAVE: approved')).toBeDefined();
    expect(wire.count(CLEAR)).toBe(0);
  });

  it('marks all as read that are listed', async () => {
    const wire = answerWire({
      [LIST]: { body: [news({ id: 5 }), news({ id: 2 })] },
      [READ]: { body: [news({ id: 5, read: true }), news({ id: 2, read: true })] },
    });
    const { user } = show();
    await user.click(await bell('Notifications, 2 unread'));
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(bellBehind().getAttribute('aria-label')).toBe('Notifications, none unread'));
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(wire.bodies(READ)).toEqual([{ id: 5, older: true }]);
  });

  it('closes by the keyboard and gives the focus back', async () => {
    answerWire({ [LIST]: { body: [] } });
    const { user } = show();
    const button = await bell(/Notifications/);
    await user.click(button);
    await screen.findByRole('dialog', { name: 'Notifications' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
  });
});
