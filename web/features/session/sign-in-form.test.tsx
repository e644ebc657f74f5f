import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { type Answer, answerWire, failure, success } from '../../testing/wire.ts';
import { SignInForm } from './sign-in-form.tsx';

const LOGIN = 'POST /api/membercode/login';
const EM001 = { id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' };

async function fillIn(user: ReturnType<typeof renderPage>['user']) {
  await user.type(screen.getByRole('textbox', { name: 'Member code' }), 'em001');
  await user.type(screen.getByLabelText('Password'), 'muster-demo-2026');
}

describe('signing in', () => {
  it('does nothing more while the answer is awaited, and stores the member', async () => {
    let answer: (it: Answer) => void = () => undefined;
    const wire = answerWire({ [LOGIN]: () => new Promise<Answer>((resolve) => (answer = resolve)) });
    const { user } = renderPage(<SignInForm />);
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    answer({ body: success(EM001) });
    await waitFor(() => expect(JSON.parse(localStorage.getItem('currentMember') ?? 'null')).toEqual(EM001));
    expect(wire.bodies(LOGIN)).toEqual([{ membercode: 'em001', password: 'muster-demo-2026' }]);
  });

  it('goes on with what was typed and pressed before it was there', async () => {
    const wire = answerWire({ [LOGIN]: { body: success(EM001) } });
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="early-page"><form data-focused="password" data-pressed><input name="membercode"><input name="password"></form></div>',
    );
    const [code, password] = document.querySelectorAll<HTMLInputElement>('#early-page input');
    Object.assign(code as HTMLInputElement, { value: 'em001' });
    Object.assign(password as HTMLInputElement, { value: 'muster-demo-2026' });
    renderPage(<SignInForm />);
    expect(document.querySelector('#early-page')).toBeNull();
    expect(screen.getByLabelText('Password')).toBe(document.activeElement);
    await waitFor(() => expect(wire.bodies(LOGIN)).toEqual([{ membercode: 'em001', password: 'muster-demo-2026' }]));
  });

  it('asks for what is missing without a call', async () => {
    const wire = answerWire({});
    const { user } = renderPage(<SignInForm />);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(2);
    expect(wire.sent).toEqual([]);
  });

  it.each([
    [401, 'INVALID_CREDENTIALS', undefined, 'The member code or the password is not right.'],
    [
      429,
      'TOO_MANY_REQUESTS',
      { reason: 'seconds', count: 8 },
      'Too many tries. Please wait 8 seconds, then try again.',
    ],
    [
      429,
      'TOO_MANY_REQUESTS',
      { reason: 'minutes', count: 10 },
      'Too many tries. Please wait 10 minutes, then try again.',
    ],
  ])('says why not: %i %s', async (status, code, params, sentence) => {
    answerWire({ [LOGIN]: { status, body: failure(code, { params }) } });
    const { user } = renderPage(<SignInForm />);
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(sentence)).toBeDefined();
  });

  it('says that Muster cannot be reached', async () => {
    answerWire({ [LOGIN]: 'dropped' });
    const { user } = renderPage(<SignInForm />);
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(/Muster could not be reached/)).toBeDefined();
  });

  it('shows the password on demand', async () => {
    const { user } = renderPage(<SignInForm />);
    await user.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  });
});
