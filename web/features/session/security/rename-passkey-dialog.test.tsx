import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const RENAME = 'PUT /api/membercode/factors/3';
const passkey = {
  ...{ id: 3, name: 'Telephone', createdat: '2026-11-01T02:30:00.000Z', lastusedat: null },
  ...{ afterpassword: false, revision: 1 },
};
const theirs = { ...passkey, name: 'Blue telephone', revision: 2 };

it('shows the name that another device has given meanwhile beside the one that was typed, and saves what is chosen', async () => {
  const wire = answerWire({ [RENAME]: { status: 409, body: failure('CHANGED_MEANWHILE', { data: theirs }) } });
  const close = vi.fn();
  const { user } = renderPage(<RenamePasskeyDialog passkey={passkey} onClose={close} />);
  const name = screen.getByRole('textbox');
  await user.clear(name);
  await user.type(name, 'Old telephone');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  const question = await screen.findByRole('region', { name: /saved elsewhere/ });
  expect(within(question).getByText('Blue telephone')).toBeDefined();
  expect(within(question).getByText('Old telephone')).toBeDefined();
  wire.now(RENAME, { body: success(null) });
  await user.click(within(question).getByRole('button', { name: 'Keep mine' }));
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(wire.bodies(RENAME)).toEqual([
    { name: 'Old telephone', revision: 1 },
    { name: 'Old telephone', revision: 2 },
  ]);
});
