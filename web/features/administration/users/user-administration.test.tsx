import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { UserAdministration } from './user-administration.tsx';

const FLAGS = 'GET /api/v1/own-flags';
const USERS = 'GET /api/v1/users';
const ADD = 'POST /api/v1/users/register';
const none = { read: false, write: false, delete: false };
const all = { read: true, write: true, delete: true };
const flagsOf = (users: object) => ({ body: success({ users, photos: none, permissions: none }) });
const listed = (...users: object[]) => ({
  body: { ...success(users), page: 1, more: false, results: users.length },
});
const show = () => renderPage(<UserAdministration otherwise={<p>Not there</p>} />, '/admin/users');

beforeEach(() => act(() => enterSession({ id: 1, membercode: 'SA001', membername: 'San San', role: 'SA' })));

it('is not there for who may do nothing of it', async () => {
  answerWire({ [FLAGS]: flagsOf(none) });
  show();
  expect(await screen.findByText('Not there')).toBeDefined();
});

it('tells who may only add that they do not see who is there', async () => {
  const wire = answerWire({ [FLAGS]: flagsOf({ ...none, write: true }) });
  show();
  expect(await screen.findByText('You may add here, but not see what is there.')).toBeDefined();
  expect(wire.count(USERS)).toBe(0);
});

it('says that nobody is there yet', async () => {
  answerWire({ [FLAGS]: flagsOf(all), [USERS]: listed() });
  show();
  expect(await screen.findByText('Nobody can sign in yet.')).toBeDefined();
});

it('keeps what was typed where the new user is refused', async () => {
  const taken = { field: 'username', code: 'MEMBER_CODE_TAKEN', message: 'taken', params: {} };
  answerWire({
    ...{ [FLAGS]: flagsOf(all), [USERS]: listed() },
    [ADD]: { status: 409, body: failure('MEMBER_CODE_TAKEN', { errors: [taken] }) },
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Add user' }));
  const dialog = await screen.findByRole('dialog');
  const field = (name: string) => within(dialog).getByLabelText<HTMLInputElement>(name);
  await user.type(field('Member code'), 'EM001');
  await user.type(field('E-mail'), 'a@b.cd');
  await user.type(field('Password'), 'long enough');
  await user.click(within(dialog).getByRole('button', { name: 'Add user' }));
  expect(await within(dialog).findByRole('alert')).toBeDefined();
  expect([field('Member code').value, field('E-mail').value]).toEqual(['EM001', 'a@b.cd']);
});

it('takes no more words to search for than the list does, which would be refused and shown as a failure', async () => {
  const ana = {
    id: 2,
    username: 'ANA',
    name: 'Ana',
    email: '',
    role: 'MEMBER',
    status: 'active',
    may: { delete: false },
  };
  const wire = answerWire({
    [FLAGS]: flagsOf(all),
    [USERS]: ({ query }) =>
      (query.get('search') ?? '').length > 60 ? { status: 400, body: failure('INVALID_INPUT') } : listed(ana),
  });
  const { user } = show();
  await user.click(await screen.findByRole('searchbox', { name: 'Search' }));
  await user.paste(`${'Ana '.repeat(15)}Anna`);
  await waitFor(() => expect(wire.sent.some((it) => it.query.get('search') === 'Ana '.repeat(15).trim())).toBe(true));
  expect(screen.getByText('Ana')).toBeDefined();
});
