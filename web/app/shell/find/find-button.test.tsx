import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseLook } from '../../../lib/look/look-choices.ts';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { settledLater } from '../../../testing/settled-later.ts';
import { type Answer, answerWire, failure, success } from '../../../testing/wire.ts';
import { FindButton } from './find-button.tsx';

const MEMBERS = 'GET /api/memberno_info';
const OFFICE = 'GET /api/members';
const TRIPS = 'GET /api/tripassignment/list';

const row = (id: number, membercode: string, membername: string) => ({ id, membercode, membername, status: 'active' });
const people = (...memberno_info: object[]): Answer => ({ body: { memberno_info } });
const trips = (...data: object[]): Answer => ({
  body: { success: 'success', ...success(data), page: 1, more: false },
});
const trip = {
  id: 9,
  trip_assigmentno: 'TA-0009',
  stateid: 'Mandalay',
  departuredate: '2026-12-01',
  arrivaldate: '2026-12-03',
};

const none = { read: false, write: false, delete: false };
const shellWire = {
  'GET /api/office/company': {
    body: success({ name: 'Lotus', zone: 'Asia/Yangon', weekstart: 1, today: '2026-11-20', samples: false }),
  },
  'GET /api/v1/own-flags': { body: success({ users: none, photos: none, permissions: none }) },
  'GET /api/waiting': { body: success({ decides: false }) },
};

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

async function opened(role: 'GUEST' | 'MEMBER' | 'HR' = 'MEMBER') {
  act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role }));
  const { user } = renderPage(
    <>
      <FindButton />
      <input aria-label="elsewhere" />
      <Address />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Find anything' }));
  return { user, field: await screen.findByRole('combobox') };
}

const found = () => screen.queryAllByRole('option').map((it) => it.textContent);
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent;
const address = () => screen.getByLabelText('address').textContent;

beforeEach(() => {
  answerWire({ ...shellWire, [MEMBERS]: people(), [TRIPS]: trips() });
});

describe('the search', () => {
  it('opens by a slash outside a field and by Ctrl+K anywhere, and Escape closes it', async () => {
    act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' }));
    const { user } = renderPage(
      <>
        <FindButton />
        <input aria-label="elsewhere" />
      </>,
    );
    await user.type(screen.getByLabelText('elsewhere'), '/');
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox');
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await user.tab();
    fireEvent.keyDown(document.body, { key: '/' });
    expect(await screen.findByRole('combobox')).toBeDefined();
    expect((screen.getByRole('combobox') as HTMLInputElement).value).toBe('');
  });

  it('leaves the slash alone where the member has switched it off, and says so', async () => {
    act(() => chooseLook({ singlekeys: 'off' }));
    act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' }));
    const { user } = renderPage(<FindButton />);
    const button = screen.getByRole('button', { name: 'Find anything' });
    expect(button.getAttribute('aria-keyshortcuts')).toBe('Control+K');
    fireEvent.keyDown(document.body, { key: '/' });
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('combobox')).toBeDefined();
    act(() => chooseLook({ singlekeys: 'on' }));
  });

  it('finds pages as one types, moves with the arrows and opens with Enter', async () => {
    const { user } = await opened();
    await user.keyboard('tri');
    expect(found()).toEqual(['Trip Assignment']);
    await user.keyboard('{Control>}a{/Control}ta');
    expect(found()).toContain('TableMaterial');
    expect(chosen()).toBe(found()[0]);
    const [, second] = found();
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe(second);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toBe(found().at(-1));
    await user.keyboard('{Control>}a{/Control}leave{Enter}');
    await waitFor(() => expect(address()).toBe('/dashboard/take_leave'));
  });

  it('asks once the typing has paused, once a kind, and leads a member to the trips of a colleague', async () => {
    const wire = answerWire({ ...shellWire, [MEMBERS]: people(row(12, 'EM002', 'Min Thu')), [TRIPS]: trips(trip) });
    const { user } = await opened();
    await user.keyboard('min t');
    await screen.findByRole('option', { name: /Min Thu/ });
    expect(found()).toEqual(['Min ThuEM002 · trips', 'TA-0009 Mandalay01/12/2026 – 03/12/2026']);
    expect(wire.sent.filter((it) => it.call === MEMBERS).map((it) => it.query.getAll('filter'))).toEqual([
      ['membercode,cs,min t', 'membername,cs,min t'],
    ]);
    expect([wire.count(TRIPS), wire.count(OFFICE)]).toEqual([1, 0]);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/dashboard/trip_assignment?trip=9'));
  });

  it('opens members for the office', async () => {
    answerWire({
      ...shellWire,
      [OFFICE]: { body: success({ members: [row(12, 'EM002', 'Min Thu')], more: true }) },
      [TRIPS]: trips(),
    });
    const { user } = await opened('HR');
    await user.keyboard('min');
    await screen.findByRole('option', { name: 'All members with “min”' });
    await user.click(screen.getByRole('option', { name: /Min Thu/ }));
    await waitFor(() => expect(address()).toBe('/dashboard/members/12'));
  });

  it('never shows a late answer for other words', async () => {
    const slow = settledLater<Answer>();
    const wire = answerWire({
      ...shellWire,
      [MEMBERS]: ({ query }) =>
        query.get('filter')?.endsWith('aung') ? slow.promise : people(row(13, 'EM003', 'Kyi Kyi')),
      [TRIPS]: trips(),
    });
    const { user } = await opened();
    await user.keyboard('aung');
    await waitFor(() => expect(wire.count(MEMBERS)).toBe(1));
    await user.keyboard('{Control>}a{/Control}kyi');
    await screen.findByRole('option', { name: /Kyi Kyi/ });
    await act(async () => slow.resolve(people(row(12, 'EM002', 'Aung Aung'))));
    expect(found()).toEqual(['Kyi KyiEM003 · trips']);
  });

  it('says what could not be searched, and tries it again', async () => {
    const wire = answerWire({ ...shellWire, [MEMBERS]: { status: 500, body: failure('INTERNAL') }, [TRIPS]: trips() });
    const { user } = await opened();
    await user.keyboard('min');
    expect(await screen.findByText('Members could not be searched.')).toBeDefined();
    wire.now(MEMBERS, people(row(12, 'EM002', 'Min Thu')));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: /Min Thu/ })).toBeDefined();
  });

  it('says where nothing is found', async () => {
    const { user } = await opened();
    await user.keyboard('xyzzy');
    expect(await screen.findByText('Nothing is found for “xyzzy”.')).toBeDefined();
    expect(found()).toEqual([]);
  });

  it('finds for a guest the pages of guests alone, and asks for nothing else', async () => {
    const wire = answerWire(shellWire);
    const { user, field } = await opened('GUEST');
    expect(field.getAttribute('aria-label')).toBe('Find a page');
    expect(found()).toEqual(['Dashboard', 'Calendar', 'Profile', 'Settings']);
    await user.keyboard('trip');
    expect(await screen.findByText('Nothing is found for “trip”.')).toBeDefined();
    expect([wire.count(MEMBERS), wire.count(TRIPS), wire.count(OFFICE)]).toEqual([0, 0, 0]);
  });

  it('finds a page by what is done there, for who does not know its name', async () => {
    const { user, field } = await opened();
    await user.type(field, 'Overtime');
    expect(found()).toContain('Attendance Summary');
    await user.clear(field);
    await user.type(field, 'forgot check');
    expect(found()).toContain('Attendance Summary');
  });
});
