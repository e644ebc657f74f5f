import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseGroup, manages, OWN_GROUPS, ownGroups, standsIn } from '../../../testing/group-filter.ts';
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
    ...ownGroups(),
  });
  const company = { zone: 'Asia/Yangon', weekstart: 1, periodstarts } as CompanyView;
  renderPage(<GroupScreen company={company} />);
  expect(await screen.findByText(shown)).toBeDefined();
  await expect.poll(() => wire.sent.find((it) => it.call === GRID)?.query.get('month')).toBe(month);
  const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled');
  expect([isOff('Next month'), isOff('Previous month')]).toEqual(['true', 'false']);
});

const company = { zone: 'Asia/Yangon', weekstart: 1, periodstarts: 1 } as CompanyView;
const withGroups = (...groups: object[]) =>
  answerWire({
    [GRID]: { body: success({ month: '2026-11', closed: false, members: [], more: false }) },
    ...ownGroups(...groups),
  });

it('offers the groups whose days the reader may see, none of those that they stand in for alone', async () => {
  const wire = withGroups(standsIn('DRIVERS'), manages('SALES'), manages('STORE'));
  const { user } = renderPage(<GroupScreen company={company} />);
  expect(await chooseGroup(user, wire, { call: GRID, groupno: 'STORE' })).toEqual(['All groups', 'SALES', 'STORE']);
});

it('asks for no group where there is one alone', async () => {
  const wire = withGroups(standsIn('DRIVERS'), manages('SALES'));
  renderPage(<GroupScreen company={company} />);
  expect(await screen.findByLabelText('Show')).toBeDefined();
  await expect.poll(() => wire.sent.some((it) => it.call === OWN_GROUPS)).toBe(true);
  expect(screen.queryByLabelText('Group')).toBeNull();
});

it('shows the month before as one that is over, until the days of the chosen one are there', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  answerWire({
    [GRID]: async ({ query }) => {
      const month = query.get('month') ?? '';
      if (month === '2026-10') await arrived;
      return { body: success({ month, closed: month === '2026-10', members: [], more: false }) };
    },
    ...ownGroups(),
  });
  const { user, container } = renderPage(<GroupScreen company={company} />);
  await screen.findByText('November 2026');
  const isBefore = () => container.querySelector('[aria-busy]')?.getAttribute('aria-busy');
  await expect.poll(isBefore).toBe('false');
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  await expect.poll(isBefore).toBe('true');
  arrive();
  await expect.poll(isBefore).toBe('false');
  expect(screen.getByText('This month is closed.')).toBeDefined();
});

describe('who is searched for', () => {
  const members = Array.from({ length: 60 }, (_, n) => ({
    ...{ membernoid: n, membercode: `EM${100 + n}`, membername: `Thiri ${n}`, groupno: 'SALES' },
    days: [{ date: '2026-11-02', status: 'present', minutes: 480, late: 0, flags: [] }],
    totals: { workedminutes: 480, late: 0 },
    payroll: { present: 1, absent: 0, leave: 0, holiday: 0, offday: 0 },
  }));
  /** As the server pages and searches them. */
  const pageOf = (query: URLSearchParams) => {
    const [number = 1, size = 50] = (query.get('page') ?? '').split(',').map(Number);
    const found = members.filter((it) => it.membercode.includes(query.get('search') ?? ''));
    const shown = found.slice((number - 1) * size, number * size);
    return { body: success({ month: '2026-11', closed: false, members: shown, more: found.length > number * size }) };
  };
  const open = async () => {
    const wire = answerWire({
      [GRID]: ({ query }) => pageOf(query),
      ...ownGroups(),
    });
    const page = renderPage(<GroupScreen company={company} />);
    await screen.findByText('Thiri 0');
    return { ...page, wire, field: screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name or code' }) };
  };
  const asked = (wire: ReturnType<typeof answerWire>) =>
    wire.sent.filter((it) => it.call === GRID).map(({ query }) => [query.get('search'), query.get('page')]);

  it('is found on whatever page, from the first of them on, once nothing more is typed', async () => {
    const { user, wire, field } = await open();
    expect(screen.getByRole('row', { name: /^Present, of this page 50 / })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('Thiri 59');
    await user.type(field, ' EM10 ');
    expect(screen.getByText('Thiri 59'), 'what was there stays until the next is').toBeDefined();
    expect(await screen.findByText('Thiri 9')).toBeDefined();
    const said = () => screen.getAllByRole('status').map((it) => it.textContent);
    expect(said(), 'what is read out').toEqual(['10 found']);
    expect(screen.getByRole('row', { name: 'Present 10 80:00 0 0' })).toBeDefined();
    expect(document.activeElement).toBe(field);
    expect(asked(wire)).toEqual([
      [null, '1,50'],
      [null, '2,50'],
      ['EM10', '1,50'],
    ]);
    await user.clear(field);
    await screen.findByText('Thiri 49');
    expect(screen.getByText('Page 1')).toBeDefined();
    expect(said()).toEqual(['', 'Page 1']);
  });

  it('may be nobody, which says so and leads back to all', async () => {
    const { user, field } = await open();
    await user.type(field, 'nobody');
    expect(await screen.findByText('Nobody matches “nobody”.')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('Nothing found');
    expect(screen.queryByRole('rowheader')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all members' }));
    expect(await screen.findByText('Thiri 0')).toBeDefined();
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
  });

  it('is told apart from what is shown of a page', async () => {
    const { user, field } = await open();
    await user.selectOptions(screen.getByLabelText('Show'), 'With absences');
    expect(screen.getByText('Nobody on this page matches.')).toBeDefined();
    expect(screen.getByText(/^Only the members of this page were looked through/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Look through the next page' }));
    await screen.findByText('Page 2');
    expect(await screen.findByText('Nobody on this page matches.')).toBeDefined();
    await expect.poll(() => screen.queryByRole('button', { name: 'Look through the next page' })).toBeNull();
    await user.type(field, 'EM10');
    await expect.poll(() => screen.queryByText(/^Only the members of this page/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all members' }));
    expect(await screen.findByText('Thiri 0')).toBeDefined();
    expect(screen.queryByText(/^Only the members of this page/), 'where nobody is left out').toBeNull();
  });
});

it('finds whose overtime is not approved where there is any, and says nothing of it elsewhere', async () => {
  const of = (membername: string, totals: object) => ({
    ...{ membernoid: membername.length, membercode: `EM-${membername}`, membername, groupno: 'SALES' },
    days: [{ date: '2026-11-02', status: 'present', minutes: 480, late: 0, flags: [] }],
    totals: { workedminutes: 480, late: 0, ...totals },
    payroll: { present: 1, absent: 0, leave: 0, holiday: 0, offday: 0 },
  });
  const members = [of('Thiri', {}), of('Zaw', { overtimeopenminutes: 90 })];
  answerWire({
    [GRID]: ({ query }) => {
      const month = query.get('month');
      return { body: success({ month, closed: false, members: month === '2026-11' ? members : [], more: false }) };
    },
    ...ownGroups(),
  });
  const { user } = renderPage(<GroupScreen company={company} />);
  await screen.findByText('Thiri');
  const option = () => screen.queryByRole('option', { name: 'With overtime not approved' });
  await user.selectOptions(screen.getByLabelText('Show'), 'With overtime not approved');
  expect(screen.queryByText('Thiri')).toBeNull();
  expect(screen.getByRole('rowheader', { name: /^Zaw/ })).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Show'), 'All members');
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  await expect.poll(option).toBeNull();
});
