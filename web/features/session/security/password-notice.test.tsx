import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { Passkeys } from './passkeys.tsx';
import { PasswordNotice } from './password-notice.tsx';

const known = { lastusedat: null, afterpassword: false, revision: 1 };

const answers = (passwordby: string | null) =>
  answerWire({
    'GET /api/membercode/factors': {
      body: success({
        ...{ secondfactor: 'optional', required: false, due: null, totp: null, recovery: 0, passwordby },
        passkeys: [{ ...{ id: 3, name: 'Telephone', createdat: '2026-11-01T02:30:00.000Z' }, ...known }],
      }),
    },
  });

it('tells who knows the password, and leads to where one is set', async () => {
  answers('Thida Aung');
  renderPage(<PasswordNotice />, '/dashboard/public_holiday');
  expect((await screen.findByRole('alert')).textContent).toContain('Thida Aung chose your password and knows it.');
  const way = screen.getByRole('link', { name: 'Set a password' });
  expect(way.getAttribute('href')).toBe('/dashboard/member-setting');
});

it('leads nowhere from the page on which one is set', async () => {
  answers('Thida Aung');
  renderPage(<PasswordNotice />, '/dashboard/member-setting');
  await screen.findByRole('alert');
  expect(screen.queryByRole('link')).toBeNull();
});

it('is not there for who chose their own', async () => {
  answers(null);
  renderPage(
    <>
      <PasswordNotice />
      <Passkeys />
    </>,
    '/dashboard/member-setting',
  );
  await screen.findByText('Telephone');
  expect(screen.queryByRole('alert')).toBeNull();
});
