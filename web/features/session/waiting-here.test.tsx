import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dropWaiting, keepAndSend } from '../../data/attendance/waiting-punches.ts';
import SignInPage from '../../pages/sign-in-page.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, failure } from '../../testing/wire.ts';
import WaitingHere from './waiting-here.tsx';

const PUNCH = 'POST /api/membercheckin/createMember';

const press = (membercode: string) =>
  keepAndSend({
    clientid: `key-${membercode}`,
    body: { clientid: `key-${membercode}`, membercode, checktype: 'in', checktime: '2026-11-20T02:01:05.000Z' },
    skew: 0,
  });
const showSignIn = () => renderPage(<SignInPage waiting={<WaitingHere />} />);

it('says before the sign-in how many check-ins wait on the device, and not whose', async () => {
  answerWire({ [PUNCH]: 'dropped' });
  const before = showSignIn();
  expect(screen.queryByText(/on this device/)).toBeNull();
  before.unmount();

  await expect(press('WH001')).rejects.toMatchObject({ unanswered: true });
  showSignIn();
  const said = await screen.findByText('1 check-in waits on this device. It is sent when its member signs in here.');
  await act(async () => {
    await expect(press('WH002')).rejects.toMatchObject({ unanswered: true });
  });
  expect(said.textContent).toBe('2 check-ins wait on this device. Each is sent when its member signs in here.');

  await act(() => dropWaiting('key-WH001'));
  await act(() => dropWaiting('key-WH002'));
  expect(screen.queryByText(/on this device/)).toBeNull();
});

it('says nothing of one that the server has answered', async () => {
  answerWire({ [PUNCH]: { status: 422, body: failure('NOT_CHECKED_IN') } });
  await expect(press('WH003')).rejects.toMatchObject({ status: 422 });
  showSignIn();
  await screen.findByRole('button', { name: 'Sign in' });
  expect(screen.queryByText(/on this device/)).toBeNull();
});
