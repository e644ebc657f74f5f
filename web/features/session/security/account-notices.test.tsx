import { screen } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import AccountNotices from './account-notices.tsx';

it('can be put away on the page that it comes after, and stands above the next', async () => {
  answerWire({
    'GET /api/membercode/factors': {
      body: success({
        ...{ secondfactor: 'optional', required: false, due: null, totp: null, recovery: 0, passkeys: [] },
        passwordby: 'Thida Aung',
      }),
    },
  });
  const { user } = renderPage(
    <>
      <AccountNotices />
      <Link to="/dashboard/take_leave">Another page</Link>
    </>,
    '/dashboard/public_holiday',
  );
  await user.click(await screen.findByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Another page' }));
  expect(screen.getByRole('alert')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
});
