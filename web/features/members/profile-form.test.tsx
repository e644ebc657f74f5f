import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../testing/wire.ts';
import { ProfileForm } from './profile-form.tsx';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const SAVE = 'PUT /api/membercode/register';
const profile = {
  ...{ id: 7, membercode: 'M7', membername: 'Thiri', role: 'MEMBER' as const, photo: null, groupno: null },
  ...{ phone: '09 1', email: 'thiri@lotus.example', mailtoconfirm: false, joinedon: '2026-01-01', revision: 3 },
};
const theirs = { ...profile, phone: '09 5', revision: 4 };

it('shows what the office has stored meanwhile beside what was typed, and saves what is chosen', async () => {
  const wire = answerWire({ [SAVE]: { status: 409, body: failure('CHANGED_MEANWHILE', { data: theirs }) } });
  const { user } = renderPage(<ProfileForm profile={profile} />);
  const phone = screen.getByLabelText<HTMLInputElement>('Phone');
  await user.clear(phone);
  await user.type(phone, '09 6');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('region', { name: /saved elsewhere/ });
  expect(within(question).getByText('09 5')).toBeDefined();
  expect(within(question).getByText('09 6')).toBeDefined();
  expect(phone.value).toBe('09 6');
  wire.now(SAVE, { body: success({ ...theirs, phone: '09 6', revision: 5 }) });
  await user.click(within(question).getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Your profile is saved.')).toBeDefined();
  expect(wire.bodies(SAVE)).toEqual([
    { phone: '09 6', email: 'thiri@lotus.example', revision: 3 },
    { phone: '09 6', email: 'thiri@lotus.example', revision: 4 },
  ]);
  expect(screen.queryByRole('region', { name: /saved elsewhere/ })).toBeNull();
});

it('asks to confirm a mail address that counts no more, and does so with the password', async () => {
  const wire = answerWire({
    [SAVE]: { body: success({ ...profile, phone: '09 6', mailtoconfirm: true, revision: 4 }) },
  });
  const { user } = renderPage(<ProfileForm profile={{ ...profile, mailtoconfirm: true }} />);
  const question = () => screen.queryByText(/Is this mail address yours/);
  expect(question()).not.toBeNull();
  const phone = screen.getByLabelText<HTMLInputElement>('Phone');
  await user.clear(phone);
  await user.type(phone, '09 6');
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  expect(await screen.findByText('Your profile is saved.')).toBeDefined();
  expect(question()).not.toBeNull();
  wire.now(SAVE, { body: success({ ...profile, phone: '09 6', revision: 5 }) });
  await user.type(screen.getByLabelText('Your password'), 'seven green lamps');
  await save();
  await vi.waitFor(() => expect(question()).toBeNull());
  expect(screen.queryByLabelText('Your password')).toBeNull();
  expect(wire.bodies(SAVE)).toEqual([
    { phone: '09 6', email: 'thiri@lotus.example', revision: 3 },
    { phone: '09 6', email: 'thiri@lotus.example', revision: 4, current: 'seven green lamps' },
  ]);
});
