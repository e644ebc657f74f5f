import { usualPreferences } from '@muster/domain/members/preferences.ts';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterSession } from '../../lib/session/session-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, success } from '../../testing/wire.ts';
import { ToldChoices } from './told-choices.tsx';

it.each([
  [
    'MEMBER',
    [
      'Leave',
      'Trips',
      'Corrections of a day',
      'Reminders',
      'Sign-in on a new device',
      'Checked in or out by somebody else',
    ],
  ],
  ['GUEST', ['Sign-in on a new device']],
] as const)('lets a %s choose where to be told of what can happen to them', async (role, kinds) => {
  act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role }));
  answerWire({ 'GET /api/membercode/preferences': { body: success(usualPreferences) } });
  renderPage(<ToldChoices />);
  await screen.findByRole('combobox', { name: 'Sign-in on a new device' });
  expect(screen.getAllByRole('combobox').map((it) => (it as HTMLSelectElement).labels[0]?.textContent)).toEqual(kinds);
});
