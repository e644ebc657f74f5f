import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { Passkeys } from './passkeys.tsx';

const passkey = { id: 3, name: 'Telephone', createdat: '2026-11-01T02:30:00.000Z', lastusedat: null, revision: 1 };
const factors = { secondfactor: 'optional', required: false, due: null, totp: null, recovery: 9 };

it('says of the passkey before which the password is asked for that it is, and of no other', async () => {
  const passkeys = [
    { ...passkey, afterpassword: true },
    { ...passkey, id: 4, name: 'Tablet', afterpassword: false },
  ];
  answerWire({ 'GET /api/membercode/factors': { body: success({ ...factors, passkeys }) } });
  renderPage(<Passkeys />, '/dashboard/member-setting');
  await screen.findByText('Telephone');
  const [telephone, tablet] = screen.getAllByRole('listitem');
  within(telephone as HTMLElement).getByText(/^Type your password first the next time/);
  expect(within(tablet as HTMLElement).queryByText(/password/)).toBeNull();
});
