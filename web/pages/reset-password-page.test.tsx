import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { LANDING } from '../lib/session/redirect.ts';
import { enterSession, signOut } from '../lib/session/session-store.ts';
import { renderPage } from '../testing/render-page.tsx';
import { answerWire, success } from '../testing/wire.ts';
import ResetPasswordPage from './reset-password-page.tsx';
import SignInPage from './sign-in-page.tsx';

const SIGN_OUT = 'POST /api/membercode/logout';
const RESET = 'POST /api/membercode/reset';
const DONE = 'Your new password is set. Please sign in with it.';
const answers = {
  [SIGN_OUT]: { body: success(null) },
  [RESET]: { body: success(null) },
  'GET /api/office/welcome': { body: success({ setup: 'done', registration: 'code' }) },
};

beforeEach(async () => {
  answerWire(answers);
  await act(() => signOut('daily'));
});

async function setPassword() {
  const wire = answerWire(answers);
  const { user } = renderPage(
    <Routes>
      <Route path="/session/reset" element={<ResetPasswordPage />} />
      <Route path="/session/signin" element={<SignInPage waiting={null} />} />
    </Routes>,
    '/session/reset?token=the-key',
  );
  for (const field of screen.getAllByLabelText(/password/i, { selector: 'input' })) {
    await user.type(field, 'four pots of laphet');
  }
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  await expect.poll(() => wire.count(RESET)).toBe(1);
  return { user, wire };
}

it('leads on to the sign-in, which says that the password is set', async () => {
  await setPassword();
  expect(await screen.findByText(DONE)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeDefined();
});

it('says who is signed in on the device, whom others would check in there, and leads on once that one is signed out', async () => {
  act(() => enterSession({ id: 1, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' }));
  const { user, wire } = await setPassword();
  expect(await screen.findByText(/^Your new password is set\. Aye Chan Moe \(EM001\) is signed in/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go on as Aye Chan Moe' }).getAttribute('href')).toBe(LANDING);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText(DONE)).toBeDefined();
  expect(wire.count(SIGN_OUT)).toBe(1);
});
