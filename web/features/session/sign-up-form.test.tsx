import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { LANDING } from '../../lib/session/redirect.ts';
import { enterSession, signOut } from '../../lib/session/session-store.ts';
import SignInPage from '../../pages/sign-in-page.tsx';
import SignUpPage from '../../pages/sign-up-page.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../testing/wire.ts';

const WELCOME = 'GET /api/office/welcome';
const SIGN_OUT = 'POST /api/membercode/logout';
const REGISTER = 'POST /api/membercode/register';
const welcome = (registration: 'code' | 'listed' | 'off') => ({
  [WELCOME]: { body: success({ setup: 'done', registration }) },
});

beforeEach(async () => {
  answerWire({ [SIGN_OUT]: { body: success(null) } });
  await act(() => signOut('daily'));
});

it('asks for the one-time code where the office has set it so, and sends nothing without it', async () => {
  const wire = answerWire(welcome('code'));
  const { user } = renderPage(<SignUpPage />);
  await screen.findByText('The HR office gives it to you in person.');
  await user.type(screen.getByRole('textbox', { name: 'Member code' }), 'EM009');
  for (const field of screen.getAllByLabelText(/password/i, { selector: 'input' })) {
    await user.type(field, 'four pots of laphet');
  }
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(screen.getByText('Please fill this in.')).toBeDefined();
  expect(wire.count(REGISTER)).toBe(0);
});

it('takes a member without a code where the member code alone will do', async () => {
  const signedUp = { id: 9, membercode: 'EM009', membername: 'Nilar', role: 'MEMBER' };
  const wire = answerWire({ ...welcome('listed'), [REGISTER]: { status: 201, body: success(signedUp, '201') } });
  const { user } = renderPage(<SignUpPage />);
  await user.type(screen.getByRole('textbox', { name: 'Member code' }), 'EM009');
  for (const field of screen.getAllByLabelText(/password/i, { selector: 'input' })) {
    await user.type(field, 'four pots of laphet');
  }
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await expect.poll(() => wire.count(REGISTER)).toBe(1);
  expect(wire.bodies(REGISTER)).toEqual([
    { membercode: 'EM009', password: 'four pots of laphet', confirm_password: 'four pots of laphet' },
  ]);
});

it('asks for the one-time code where the member code alone will not do, and sends it then', async () => {
  const signedUp = { id: 9, membercode: 'EM009', membername: 'Nilar', role: 'HR' };
  const wire = answerWire({
    ...welcome('listed'),
    [REGISTER]: ({ body }) =>
      'code' in (body as object)
        ? { status: 201, body: success(signedUp, '201') }
        : { status: 422, body: failure('REGISTRATION_REFUSED') },
  });
  const { user } = renderPage(<SignUpPage />);
  await user.type(screen.getByRole('textbox', { name: 'Member code' }), 'EM009');
  for (const field of screen.getAllByLabelText(/password/i, { selector: 'input' })) {
    await user.type(field, 'four pots of laphet');
  }
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await screen.findByText(/enter the one-time code/);
  const code = screen.getByRole('textbox', { name: /^One-time code/ });
  await user.type(code, 'ABCDEFGH23');
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await expect.poll(() => wire.bodies(REGISTER).at(-1)).toMatchObject({ membercode: 'EM009', code: 'ABCDEFGH23' });
});

it('says when nobody can sign up', async () => {
  answerWire(welcome('off'));
  renderPage(<SignUpPage />);
  expect(await screen.findByText(/Nobody can sign up here/)).toBeDefined();
});

it('tells of the set-up link in place of a form while there is no company', async () => {
  answerWire({ [WELCOME]: { body: success({ setup: 'needed', registration: null }) } });
  renderPage(<SignInPage />);
  expect(await screen.findByText(/it prints a set-up link/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
});

it('begins with the password where the slip has brought the member code', async () => {
  answerWire(welcome('code'));
  renderPage(<SignUpPage />, '/session/signup#membercode=EM009&code=ABCDEFGH23');
  expect(screen.getByLabelText('Password', { selector: 'input' })).toBe(document.activeElement);
  expect(await screen.findByDisplayValue('ABCDEFGH23')).toBeDefined();
});

it('says who is signed in on the device to whom another slip brought there, and takes them once that one is signed out', async () => {
  const wire = answerWire({ ...welcome('code'), [SIGN_OUT]: { body: success(null) } });
  act(() => enterSession({ id: 1, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' }));
  const { user } = renderPage(<SignUpPage />, '/session/signup#membercode=EM009&code=ABCDEFGH23');
  expect(screen.getByRole('alert').textContent).toMatch(/^Aye Chan Moe \(EM001\) is signed in on this device/);
  expect(screen.getByRole('link', { name: 'Go on as Aye Chan Moe' }).getAttribute('href')).toBe(LANDING);
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByDisplayValue('ABCDEFGH23')).toBeDefined();
  expect(screen.getByDisplayValue('EM009')).toBeDefined();
  expect(wire.count(SIGN_OUT)).toBe(1);
});

it.each(['em001', ' EM001 ', 'EM၀၀၁'])('takes a slip of %j for that of the member who is signed in', async (slip) => {
  answerWire(welcome('code'));
  act(() => enterSession({ id: 1, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' }));
  renderPage(<SignUpPage />, `/session/signup#membercode=${encodeURIComponent(slip)}&code=ABCDEFGH23`);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/is signed in on this device/)).toBeNull();
});
