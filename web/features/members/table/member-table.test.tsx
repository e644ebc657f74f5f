import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { MemberTable } from './member-table.tsx';

const MEMBERS = 'GET /api/members';
const entry = (id: number, name: string, retired = false) => ({ id, name, retired, revision: 1 });

it('shows who has the site that the address names, retired or not, and then who has another that is chosen', async () => {
  const wire = answerWire({
    [MEMBERS]: { body: success({ members: [], more: false }) },
    'GET /api/office/sites': { body: success([entry(1, 'Yard'), entry(2, 'Port', true), entry(3, 'Mill', true)]) },
    'GET /api/office/shifts': { body: success([entry(7, 'Night')]) },
  });
  const asked = () => wire.sent.findLast((it) => it.call === MEMBERS)?.query.toString();
  const { user } = renderPage(<MemberTable />, '/?site=2&shift=1%3B');
  const sites = await screen.findByRole('combobox', { name: 'Own site' });
  await screen.findByRole('option', { name: 'Port' });
  expect(screen.queryByRole('option', { name: 'Mill' })).toBeNull();
  expect(asked()).toBe('site=2');
  await user.selectOptions(sites, 'Yard');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Shift' }), 'Night');
  await waitFor(() => expect(asked()).toBe('site=1&shift=7'));
});
