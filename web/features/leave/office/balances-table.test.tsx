import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { BalancesTable } from './balances-table.tsx';

const LIST = 'GET /api/leave/balances';
const el = (entitled: number, used: number) => ({ leaveid: 'EL', entitled, used, gone: 0, remaining: entitled - used });
const without = (used: number) => ({ leaveid: 'WP', entitled: null, used, gone: 0, remaining: null });
const table = {
  fiscalyear: 2026,
  types: [
    { leaveid: 'EL', description: 'EARNED LEAVE', unlimited: false },
    { leaveid: 'WP', description: 'WITHOUT PAY', unlimited: true },
  ],
  members: [
    { membernoid: 1, membercode: 'A', membername: 'Aye Aye', groupno: 'SALES', balances: [el(10, 2.5), without(1)] },
  ],
  ...{ count: 120, totals: [{ ...el(1200, 300.5), gone: 4, remaining: 895.5 }, without(7)], page: 1, more: true },
};

it('shows what everybody has of each leave type, with the sums of all, page by page, and leads to one member', async () => {
  const wire = answerWire({
    [LIST]: ({ query }) => ({ body: success({ ...table, page: Number(query.get('page')) }) }),
    'GET /api/group_info': { body: { group_info: [{ id: 1, groupno: 'SALES' }] } },
  });
  const { user } = renderPage(<BalancesTable fiscalyear={2026} />);
  const row = await screen.findByRole('row', { name: /Aye Aye/ });
  const codes = screen.getAllByRole('term').map((it) => `${it.textContent}: ${it.nextElementSibling?.textContent}`);
  expect(codes).toEqual(['EL: EARNED LEAVE', 'WP: WITHOUT PAY']);
  expect(
    within(row)
      .getAllByRole('cell')
      .map((it) => it.textContent),
  ).toEqual(['7.5 of 10', '1 used']);
  expect(within(row).getByRole('link', { name: 'Aye Aye' }).getAttribute('href')).toBe('/?member=A');
  const sums = screen.getByRole('row', { name: /120 members together/ });
  expect(
    within(sums)
      .getAllByRole('cell')
      .map((it) => it.textContent),
  ).toEqual(['895.5 of 12004 lapsed or carried on', '7 used']);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await expect.poll(() => wire.sent.at(-1)?.query.get('page')).toBe('2');
  await user.type(screen.getByRole('searchbox', { name: 'Name or code' }), 'aye');
  await expect
    .poll(() => {
      const { query } = wire.sent.filter((it) => it.call === LIST).at(-1) ?? {};
      return [query?.get('search'), query?.get('page')];
    })
    .toEqual(['aye', '1']);
});

it('asks for what is searched for once, from its first page, and without the blanks around it', async () => {
  const wire = answerWire({
    [LIST]: ({ query }) => ({ body: success({ ...table, page: Number(query.get('page')) }) }),
    'GET /api/group_info': { body: { group_info: [] } },
  });
  const { user } = renderPage(<BalancesTable fiscalyear={2026} />);
  const asked = () =>
    wire.sent.filter((it) => it.call === LIST).map(({ query }) => `${query.get('page')} ${query.get('search') ?? ''}`);
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await expect.poll(asked).toEqual(['1 ', '2 ']);
  await user.type(screen.getByRole('searchbox', { name: 'Name or code' }), '  aye ');
  await expect.poll(asked).toEqual(['1 ', '2 ', '1 aye']);
});

it('says beside the balance of who leaves what their last day leaves', async () => {
  const left = { lastday: '2026-12-04', days: 10 };
  const members = [{ ...table.members[0], balances: [{ ...el(10, 2.5), left }, without(1)] }];
  answerWire({ [LIST]: { body: success({ ...table, members }) }, 'GET /api/group_info': { body: { group_info: [] } } });
  renderPage(<BalancesTable fiscalyear={2026} />);
  const cells = within(await screen.findByRole('row', { name: /Aye Aye/ })).getAllByRole('cell');
  expect(cells.map((it) => it.textContent)).toEqual(['7.5 of 10Days left on 04/12/2026: 10', '1 used']);
});
