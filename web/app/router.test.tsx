import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterSession, signOut } from '../lib/session/session-store.ts';
import { answerWire, success } from '../testing/wire.ts';
import { AppRoutes } from './router.tsx';
import { Look } from './theme/look.tsx';

const company = {
  name: 'Golden Lotus Trading',
  zone: 'Asia/Yangon',
  weekstart: 1,
  today: '2026-11-20',
  samples: false,
};
const wire = {
  'POST /api/membercode/logout': { body: success(null) },
  'GET /api/office/company': { body: success(company) },
  'GET /api/publicholiday_info': {
    body: {
      publicholiday_info: [
        { id: 1, holidaydate: '2026-11-24', description: 'Full Moon of Tazaungmon' },
        { id: 2, holidaydate: '2026-11-24', description: 'Founding Day' },
      ],
    },
  },
};

const member = (role: 'MEMBER' | 'HR' | 'SA') => ({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role });

function Address() {
  const { pathname } = useLocation();
  return <output aria-label="address">{pathname}</output>;
}

function visit(...path: string[]) {
  render(
    <MemoryRouter initialEntries={path}>
      <Look>
        <AppRoutes />
        <Address />
      </Look>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const address = () => screen.getByLabelText('address').textContent;
const notFound = () => screen.queryByText('There is no page at this address');

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  answerWire(wire);
  await act(() => signOut('daily'));
});

describe('the addresses of the application', () => {
  it.each([
    '/dashboard/public_holiday',
    '/dashboard/checkinmember',
    '/dashboard/checkinmember/new',
    '/dashboard/member-profile',
    '/dashboard/member-setting',
    '/dashboard/attendance_summary',
    '/dashboard/take_leave',
    '/dashboard/trip_assignment',
    '/charts/echarts',
    ...['table', 'form', 'buttons', 'icons', 'progress', 'menu', 'checkbox', 'switch', 'radio', 'slider'].map(
      (page) => `/material/${page}`,
    ),
    ...['autocomplete', 'expansion-panel', 'dialog', 'snackbar'].map((page) => `/material/${page}`),
  ])('%s asks visitors to sign in and shows members a page', async (path) => {
    visit(path);
    await screen.findByRole('button', { name: 'Sign in' });
    expect(address()).toBe('/session/signin');
    act(() => enterSession(member('MEMBER')));
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(address()).toBe(path));
    expect(notFound()).toBeNull();
  });

  it('shows the office its pages, and members that there is none', async () => {
    enterSession(member('MEMBER'));
    visit('/dashboard/members');
    expect(await screen.findByText('There is no page at this address')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Members' })).toBeNull();
    act(() => enterSession(member('HR')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Members' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Pay periods' })).toBeDefined();
  });

  it('shows administrators the audit log, and officers that there is none', async () => {
    enterSession(member('HR'));
    visit('/dashboard/audit');
    expect(await screen.findByText('There is no page at this address')).toBeDefined();
    act(() => enterSession(member('SA')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Audit log' })).toBeDefined();
  });

  it('leads from the root to the public holidays, with every holiday of a day', async () => {
    enterSession(member('MEMBER'));
    visit('/');
    const day = await screen.findByRole('gridcell', { name: /24\/11\/2026/ });
    expect(address()).toBe('/dashboard/public_holiday');
    expect(day.getAttribute('aria-label')).toBe('Tuesday 24/11/2026, Full Moon of Tazaungmon, Founding Day');
  });

  it('goes back one step from an unknown address', async () => {
    enterSession(member('MEMBER'));
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    const user = visit('/dashboard/take_leave', '/no/such/page');
    await user.click(await screen.findByRole('button', { name: 'Back to Dashboard' }));
    await waitFor(() => expect(address()).toBe('/dashboard/take_leave'));
  });
});
