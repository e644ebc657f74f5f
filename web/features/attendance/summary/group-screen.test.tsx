import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { GroupScreen } from './group-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T05:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const GRID = 'GET /api/attendance/summary/group';

it.each([
  ['the month', 1, '2026-11', 'November 2026'],
  ['December’s period, which began today', 26, '2026-12', 'December 2026'],
])('shows %s, and nothing after it', async (_, periodstarts, month, shown) => {
  const wire = answerWire({
    [GRID]: { body: success({ month, closed: false, members: [], more: false }) },
    'GET /api/membercode/groups': { body: success([]) },
  });
  const company = { zone: 'Asia/Yangon', weekstart: 1, periodstarts } as CompanyView;
  renderPage(<GroupScreen company={company} />);
  expect(await screen.findByText(shown)).toBeDefined();
  await expect.poll(() => wire.sent.find((it) => it.call === GRID)?.query.get('month')).toBe(month);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next month' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous month' }).disabled).toBe(false);
});

const company = { zone: 'Asia/Yangon', weekstart: 1, periodstarts: 1 } as CompanyView;
const withGroups = (...groups: object[]) =>
  answerWire({
    [GRID]: { body: success({ month: '2026-11', closed: false, members: [], more: false }) },
    'GET /api/membercode/groups': { body: success(groups) },
  });
const manages = (groupno: string) => ({ groupno, as: 'manager' });
const standsIn = (groupno: string) => ({ groupno, as: 'deputy' });

it('offers the groups whose days the reader may see, none of those that they stand in for alone', async () => {
  const wire = withGroups(standsIn('DRIVERS'), manages('SALES'), manages('STORE'));
  const { user } = renderPage(<GroupScreen company={company} />);
  const field = await screen.findByLabelText('Group');
  expect(
    within(field)
      .getAllByRole('option')
      .map((it) => it.textContent),
  ).toEqual(['All groups', 'SALES', 'STORE']);
  await user.selectOptions(field, 'STORE');
  await expect.poll(() => wire.sent.findLast((it) => it.call === GRID)?.query.get('groupno')).toBe('STORE');
});

it('asks for no group where there is one alone', async () => {
  const wire = withGroups(standsIn('DRIVERS'), manages('SALES'));
  renderPage(<GroupScreen company={company} />);
  expect(await screen.findByLabelText('Show')).toBeDefined();
  await expect.poll(() => wire.sent.some((it) => it.call === 'GET /api/membercode/groups')).toBe(true);
  expect(screen.queryByLabelText('Group')).toBeNull();
});
