import { readWaiting } from '@muster/domain/waiting/waiting-contract.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settledLater } from '../../testing/settled-later.ts';
import { type Answer, answerWire, failure, success } from '../../testing/wire.ts';
import { api } from '../api/api.ts';
import { enterSession, signOut, startSession, useSession } from './session-store.ts';

const EM001 = { id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' as const };
const SIGN_OUT = 'POST /api/membercode/logout';
const storedKeys = ['editMember', 'registerMember', 'loginMemberCode', 'authToken', 'CheckIn', 'status'];

function Screen() {
  const { status, member, suspended } = useSession();
  return <p>{[status, member?.membercode, suspended && 'suspended'].filter(Boolean).join(' ')}</p>;
}

const Why = () => <p>{useSession().endedBy}</p>;

beforeEach(() => {
  localStorage.removeItem('SignOutOwed');
  localStorage.setItem('currentMember', JSON.stringify(EM001));
});

describe('the session of the screen', () => {
  it('is authenticated when a member is stored and the cookie stands', async () => {
    answerWire({});
    render(<Screen />);
    await act(startSession);
    expect(screen.getByText('authenticated EM001')).toBeDefined();
  });

  it('is not authenticated when the cookie is dead, and forgets the member', async () => {
    answerWire({ 'POST /jwt/token': { status: 401, body: failure('UNAUTHENTICATED') } });
    render(<Screen />);
    await act(startSession);
    expect(screen.getByText('unauthenticated')).toBeDefined();
    expect(localStorage.getItem('currentMember')).toBeNull();
  });

  it('stands while the server is out of reach', async () => {
    answerWire({ 'POST /jwt/token': 'dropped' });
    render(<Screen />);
    await act(startSession);
    expect(screen.getByText('authenticated EM001')).toBeDefined();
  });

  it('wipes what it stored when signing out, even when the server cannot be told', async () => {
    answerWire({ 'POST /api/membercode/logout': 'dropped' });
    render(<Screen />);
    act(() => enterSession(EM001));
    expect(localStorage.getItem('Logout')).toBeNull();
    for (const key of storedKeys) {
      localStorage.setItem(key, 'x');
      sessionStorage.setItem(key, 'x');
    }
    await act(() => signOut());
    expect(screen.getByText('unauthenticated')).toBeDefined();
    expect({ ...localStorage }).toEqual({ Logout: 'true', SignOutOwed: 'true' });
    expect({ ...sessionStorage }).toEqual({});
  });

  it('says why it ended, whatever was still under way then and is refused', async () => {
    const WAITING = 'GET /api/waiting';
    const { promise, resolve } = settledLater<Answer>();
    const wire = answerWire({ [WAITING]: () => promise, [SIGN_OUT]: { body: success(null) } });
    render(<Why />);
    await act(startSession);
    const asked = api.call(readWaiting).catch((problem: unknown) => problem);
    await waitFor(() => expect(wire.count(WAITING)).toBe(1));
    const refused = { status: 401, body: failure('UNAUTHENTICATED') };
    wire.now('POST /jwt/token', refused);
    await act(() => signOut('daily'));
    resolve(refused);
    await act(() => asked);
    expect(screen.getByText('daily')).toBeDefined();
  });

  it('tells the server of a sign-out without a connection once there is one, and no other call before it', async () => {
    const wire = answerWire({ [SIGN_OUT]: 'dropped' });
    render(<Screen />);
    await act(startSession);
    await act(() => signOut());
    wire.now(SIGN_OUT, { body: success(null) });
    wire.sent.length = 0;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(localStorage.getItem('SignOutOwed')).toBeNull());
    expect(wire.sent.map((it) => it.call)).toEqual([SIGN_OUT]);
  });

  it('tells it when the page was closed meanwhile, with the next start', async () => {
    localStorage.clear();
    localStorage.setItem('SignOutOwed', 'true');
    const wire = answerWire({ [SIGN_OUT]: { body: success(null) } });
    render(<Screen />);
    await act(startSession);
    await waitFor(() => expect(localStorage.getItem('SignOutOwed')).toBeNull());
    expect(wire.sent.map((it) => it.call)).toEqual([SIGN_OUT]);
  });

  it.each(['member', 'daily', 'server'] as const)(
    'follows another tab where it was ended by %s, and says the same of why',
    async (why) => {
      answerWire({ [SIGN_OUT]: { body: success(null) } });
      const written = vi.spyOn(Storage.prototype, 'setItem');
      await act(startSession);
      await act(() => signOut(why));
      const told = written.mock.calls.filter(([key]) => key === 'currentMember').map(([, value]) => value);
      expect(told).toHaveLength(1);

      act(() => enterSession(EM001));
      render(
        <>
          <Screen />
          <Why />
        </>,
      );
      localStorage.removeItem('currentMember');
      const [newValue = null] = told;
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'currentMember', newValue })));
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'currentMember' })));
      expect(screen.getByText('unauthenticated')).toBeDefined();
      expect(screen.getByText(why)).toBeDefined();
    },
  );
});
