import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Panel } from '../../../components/page/panel.tsx';
import { enterSession } from '../../../lib/session/session-store.ts';
import { matchMediaOf } from '../../../testing/matching-media.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { ChangePasswordForm } from '../change-password-form.tsx';
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
  expect(way.getAttribute('href')).toBe('/dashboard/member-setting#password');
});

const settings = (
  <>
    <PasswordNotice />
    <Panel title="Language" place="language">
      <input />
    </Panel>
    <Panel title="Change password" place="password">
      <ChangePasswordForm />
    </Panel>
  </>
);

it('leads to the first field of the card in which one is set, as often as it is followed', async () => {
  act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye', role: 'MEMBER' }));
  answers('Thida Aung');
  const { user } = renderPage(settings, '/dashboard/member-setting#password');
  const field = screen.getByLabelText('Current password');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.click(await screen.findByRole('link', { name: 'Set a password' }));
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it('leads to the card itself where a finger would bring up the keys of the screen over it', async () => {
  act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye', role: 'MEMBER' }));
  matchMediaOf('(pointer: coarse)');
  answers('Thida Aung');
  renderPage(settings, '/dashboard/member-setting#password');
  const card = screen.getByRole('region', { name: 'Change password' });
  await waitFor(() => expect(document.activeElement).toBe(card));
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
