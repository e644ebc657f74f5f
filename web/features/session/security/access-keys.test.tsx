import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { AccessKeys } from './access-keys.tsx';

const KEYS = 'GET /api/membercode/keys';
const MAKE = 'POST /api/membercode/keys';
const COMPANY = {
  'GET /api/office/company': { body: success({ zone: 'Asia/Yangon', today: '2026-11-20', weekstart: 1 }) },
};

beforeEach(() => act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye', role: 'MEMBER' })));

it('keeps what was typed where the password is wrong, and shows the key that was made once', async () => {
  const wire = answerWire({
    ...COMPANY,
    [KEYS]: { body: success([]) },
    [MAKE]: {
      status: 403,
      body: failure('CONFIRM_FIRST', {
        errors: [{ field: 'current', code: 'CONFIRM_FIRST', message: '', params: { reason: 'wrong' } }],
      }),
    },
  });
  const { user } = renderPage(<AccessKeys />);
  await user.click(await screen.findByRole('button', { name: 'Make a key' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make a key' });
  const make = within(dialog).getByRole('button', { name: 'Make a key' });
  await waitFor(() => expect(make.hasAttribute('disabled')).toBe(false));
  await user.type(within(dialog).getByRole('textbox', { name: /^What/ }), 'payroll');
  await user.type(within(dialog).getByLabelText('Your password'), 'not mine');
  await user.click(make);
  expect(await within(dialog).findByText('The current password is not right.')).toBeDefined();
  expect(within(dialog).getByDisplayValue('payroll')).toBeDefined();
  const key = { id: 1, name: 'payroll', scopes: ['read'], expires: '2027-02-18', lastusedat: null };
  wire.now(MAKE, { status: 201, body: success({ ...key, key: 'zz-secret' }, '201') });
  await user.click(make);
  expect(await screen.findByText('zz-secret')).toBeDefined();
  const asksBefore = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asksBefore(), 'before the tab is closed').toBe(true);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(asksBefore()).toBe(false);
});
