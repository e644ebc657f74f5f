import { everyFlag, noFlags, withSent } from '@muster/domain/administration/flags.ts';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { PermissionAdministration } from './permission-administration.tsx';
import { PermissionDialog } from './permission-dialog.tsx';

const USERS = 'GET /api/v1/users';
const ADD = 'POST /api/v1/permissions';
const OWN = 'GET /api/v1/own-flags';
const user = (id: number, username: string) => ({
  ...{ id, username, name: username, email: '', role: 'GUEST', status: 'active', may: { delete: true } },
});
const listed = (...users: object[]) => ({
  body: { ...success(users), page: 1, more: false, results: users.length },
});

beforeEach(() => act(() => enterSession({ id: 1, membercode: 'SA001', membername: 'San San', role: 'SA' })));

it('finds to whom it is given by what is typed, and says why somebody cannot have it', async () => {
  const params = { name: 'VISITOR', by: 'Aye' };
  const refused = { field: 'members', code: 'PASSWORD_OF_ANOTHER', message: '', params };
  const wire = answerWire({
    [USERS]: listed(user(7, 'AYE')),
    [OWN]: { body: success(everyFlag) },
    [ADD]: { status: 409, body: failure('PASSWORD_OF_ANOTHER', { errors: [refused] }) },
  });
  const { user: hand } = renderPage(<PermissionDialog permission={undefined} onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog');
  await hand.type(within(dialog).getByLabelText('Name'), 'Gallery');
  const given = within(dialog).getByRole<HTMLInputElement>('combobox');
  await hand.click(given);
  await screen.findByRole('option', { name: 'AYE' });
  wire.now(USERS, listed(user(8, 'VISITOR')));
  await hand.type(given, 'visi');
  expect(given.value).toBe('visi');
  await hand.click(await screen.findByRole('option', { name: 'VISITOR' }));
  await hand.click(within(dialog).getByRole('button', { name: 'Add permission' }));
  expect(await within(dialog).findByText(/The password of VISITOR was chosen by Aye/)).toBeDefined();
  expect(wire.bodies(ADD)).toMatchObject([{ name: 'Gallery', members: [8] }]);
});

it('offers to who is no administrator the permissions and the flags that they have', async () => {
  act(() => enterSession({ id: 2, membercode: 'B', membername: 'Bo Bo', role: 'MEMBER' }));
  const own = withSent(noFlags, { permissions: { read: true, write: true, delete: true } });
  const permission = (id: number, name: string, flags: object) => ({
    ...{ ...noFlags, ...flags, id, name, members: [], revision: 1 },
  });
  answerWire({
    [OWN]: { body: success(own) },
    'GET /api/v1/permissions': listed(
      permission(1, 'Clerks', own),
      permission(2, 'Gallery', withSent(own, { photos: { read: true } })),
    ),
  });
  const { user: hand } = renderPage(<PermissionAdministration otherwise={null} />);
  expect(await screen.findByRole('button', { name: 'Delete Clerks' })).toBeDefined();
  expect([screen.queryByRole('button', { name: /Gallery/ })]).toEqual([null]);
  await hand.click(screen.getByRole('button', { name: 'Change Clerks' }));
  const dialog = await screen.findByRole('dialog');
  const box = (name: string) => within(dialog).getByRole<HTMLInputElement>('checkbox', { name }).disabled;
  expect([box('Permissions: See'), box('Photos: See'), box('Users: Delete')]).toEqual([false, true, true]);
});
