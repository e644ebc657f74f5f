import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { signOut } from '../lib/session/session-store.ts';
import { renderPage } from '../testing/render-page.tsx';
import { type Answer, answerWire, failure, success } from '../testing/wire.ts';
import SetUpPage from './set-up-page.tsx';
import SignInPage from './sign-in-page.tsx';

const WELCOME = 'GET /api/office/welcome';
const SET_UP = 'POST /api/office/setup';
const told = (setup: 'needed' | 'done') => ({ body: success({ setup, registration: null }) });
const wireOf = (setup: 'needed' | 'done', answer: Answer) =>
  answerWire({ 'POST /api/membercode/logout': { body: success(null) }, [WELCOME]: told(setup), [SET_UP]: answer });

beforeEach(async () => {
  wireOf('needed', 'dropped');
  await act(() => signOut('daily'));
});

const openLink = () =>
  renderPage(
    <Routes>
      <Route path="/setup" element={<SetUpPage />} />
      <Route path="/session/signin" element={<SignInPage />} />
    </Routes>,
    '/setup?token=the-key',
  );

/** Whether the browser would ask before the tab is closed. */
function isHeldOpen(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

// By their labels: to look for a role takes seconds beside four hundred zones.
async function create({ user }: ReturnType<typeof openLink>) {
  // Key by key it takes as long: the zones are drawn anew with each.
  const type = (label: string, value: string, at = 0) =>
    fireEvent.change(screen.getAllByLabelText(label, { selector: 'input' })[at] as HTMLElement, { target: { value } });
  type("Company's name", 'Shwe Traders');
  type('Name', 'Depot');
  type('Latitude', '16.84');
  type('Longitude', '96.17');
  type('Member code', 'BOSS');
  type('Name', 'Daw Mya', 1);
  type('Password', 'four pots of laphet');
  type('The same password again', 'four pots of laphet');
  expect(isHeldOpen(), 'typed and not sent').toBe(true);
  await user.click(screen.getByText('Create the company'));
}

const leadsOn = async () => {
  expect(await screen.findByText(/If it is you who created it, sign in as BOSS/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Member code').value).toBe('BOSS');
};

it('leads to the sign-in where the company was made and the answer was lost', async () => {
  const wire = wireOf('needed', 'dropped');
  const opened = openLink();
  await expect.poll(() => wire.count(WELCOME)).toBe(1);
  wire.now(WELCOME, told('done'));
  await create(opened);
  await leadsOn();
});

it('leads to the sign-in where it is tried again, and the link has been used by the first try', async () => {
  const wire = wireOf('needed', 'dropped');
  const opened = openLink();
  await expect.poll(() => wire.count(WELCOME)).toBe(1);
  wire.now(WELCOME, 'dropped');
  await create(opened);
  expect(await screen.findByText(/could not be reached/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Company's name").value).toBe('Shwe Traders');
  wire.now(WELCOME, told('done'));
  wire.now(SET_UP, { status: 422, body: failure('LINK_NOT_VALID') });
  await opened.user.click(screen.getByText('Create the company'));
  await leadsOn();
});

it('says of a link that is too old how to come by a new one: nobody could be asked for it', async () => {
  wireOf('needed', {
    status: 422,
    body: failure('LINK_NOT_VALID', { errors: [{ field: 'token', code: 'LINK_NOT_VALID', message: 'Old' }] }),
  });
  await create(openLink());
  expect(await screen.findByText(/too old.*Start the server again: it prints a new one/)).toBeDefined();
  expect(screen.queryByText(/ask for a new one/)).toBeNull();
});

it('asks before it is left with something typed, and no longer once the company is made', async () => {
  const wire = wireOf('needed', 'dropped');
  wire.now(SET_UP, () => {
    wire.now(WELCOME, told('done'));
    return { body: success({ membercode: 'BOSS' }) };
  });
  const opened = openLink();
  expect(isHeldOpen()).toBe(false);
  await create(opened);
  expect(await screen.findByText(/Shwe Traders is ready/)).toBeDefined();
  expect(isHeldOpen()).toBe(false);
});

it('says of a link that was used, before anything is typed, that there is a company, and leads to the sign-in', async () => {
  wireOf('done', 'dropped');
  const { user } = openLink();
  expect(await screen.findByText(/This Muster has its company already/)).toBeDefined();
  expect(screen.queryByLabelText("Company's name")).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
});

it('can be read in Burmese', async () => {
  openLink();
  expect(await screen.findByRole('button', { name: /Burmese/ })).toBeDefined();
});
