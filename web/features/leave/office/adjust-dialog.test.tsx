import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { BalancesOf } from './balances-of.tsx';

const member = { id: 9, membercode: 'EM001', membername: 'Aye Chan Moe', status: 'active' as const };
const type = {
  leaveid: 'EL',
  description: 'EARNED LEAVE',
  unlimited: false,
  entitled: 10,
  taken: 0,
  pending: 0,
  remaining: 10,
};

it.each([
  [false, /^Of the fiscal year 01\/04\/2026 – 31\/03\/2027\.$/],
  [true, /^Of the fiscal year 01\/04\/2026 – 31\/03\/2027, which is over: /],
])('a balance is adjusted in the year that the form names; over: %s', async (isOver, said) => {
  enterSession({ id: 1, membercode: 'HR001', membername: 'Hla Hla', role: 'HR' });
  answerWire({ 'GET /api/leave/types': { body: success({ fiscalyear: 2026, types: [type] }) } });
  const { user } = renderPage(<BalancesOf member={member} fiscalyear={2026} isOver={isOver} />);
  await user.click(await screen.findByRole('button', { name: 'Adjust EARNED LEAVE' }));
  expect(screen.getByText(said)).toBeDefined();
});
