import { screen } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { matchMediaOf } from '../../../testing/matching-media.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import AccountNotices from './account-notices.tsx';

const showWithLink = () => {
  answerWire({
    'GET /api/membercode/factors': {
      body: success({
        ...{ secondfactor: 'optional', required: false, due: null, totp: null, recovery: 0, passkeys: [] },
        passwordby: 'Thida Aung',
      }),
    },
  });
  return renderPage(
    <>
      <AccountNotices />
      <Link to="/dashboard/take_leave">Another page</Link>
    </>,
    '/dashboard/public_holiday',
  );
};

it('can be put away on the page that it comes after, and stands above the next', async () => {
  const { user } = showWithLink();
  await user.click(await screen.findByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Another page' }));
  expect(screen.getByRole('alert').textContent).toMatch(/^Thida Aung chose your password and knows it\./);
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
});

it('is brief above the next page of a phone, once it was said in full', async () => {
  matchMediaOf('(max-width:599.95px)');
  const { user } = showWithLink();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Thida Aung chose your password and knows it\./);
  await user.click(screen.getByRole('link', { name: 'Another page' }));
  expect(screen.getByRole('alert').textContent).toBe('Thida Aung knows your password.Set a password');
});
