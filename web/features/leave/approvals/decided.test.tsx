import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { chooseGroup, manages, ownGroups, standsIn } from '../../../testing/group-filter.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { Decided } from './decided.tsx';

const company = { zone: 'Asia/Yangon', today: '2026-11-21' } as CompanyView;
const LIST = 'GET /api/leave/decided';
const decided = {
  ...{ id: 4, start: '2026-12-01', end: '2026-12-02', ltype: 'EL-EARNED LEAVE', leavetitle: 'EARNED LEAVE' },
  ...{ remark: '', approve_status: 2, takeNo: 2, days: 2, part: null, uncharged: [], revision: 2 },
  ...{ decisionremark: 'stock taking', decidedby: 'Mya Mya', decidedfor: null, returnfrom: null },
  ...{ membernoid: 1, membercode: 'A', membername: 'Aye Aye', groupno: 'SALES' },
  ...{ decidedat: '2026-11-20T02:32:00.000Z', lastreturn: null, may: { act: false }, closed: false },
};
const pending = (decides: boolean) => ({ body: success({ items: [], more: false, cursor: null, decides }) });
const list = (items: unknown[]) => ({ body: success({ items, more: false, cursor: null }) });

const enterAs = (role: 'MEMBER' | 'HR', id = 9) => enterSession({ id, membercode: 'M', membername: 'Mya Mya', role });
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T05:00:00Z') });
  enterAs('MEMBER');
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows what was decided, by whom and when, and narrows it', async () => {
  const wire = answerWire({
    'GET /api/leave/pending': pending(true),
    ...ownGroups(),
    [LIST]: ({ query }) => list(query.get('search') ? [] : [decided]),
  });
  const { user } = renderPage(<Decided company={company} />);
  const line = await screen.findByRole('listitem');
  expect(line.textContent).toMatch('Aye Aye');
  expect(line.textContent).toMatch('Decided on 20/11/2026 09:02 by Mya Mya');
  expect(within(line).getByText('Rejected')).toBeDefined();
  await user.type(screen.getByRole('searchbox', { name: 'Name or code' }), 'nobody');
  expect(await screen.findByText('No leave is found.')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Nothing found');
  expect(wire.sent.at(-1)?.query.get('search')).toBe('nobody');
});

it('says on the line of a leave what became of coming back from it early', async () => {
  const lastreturn = { returnfrom: '2026-12-02', decidedby: 'Zaw Lin', decidedat: '2026-11-26T02:32:00.000Z' };
  answerWire({
    'GET /api/leave/pending': pending(true),
    ...ownGroups(),
    [LIST]: list([
      { ...decided, lastreturn: { ...lastreturn, confirmed: true } },
      { ...decided, id: 5, lastreturn: { ...lastreturn, confirmed: false } },
    ]),
  });
  renderPage(<Decided company={company} />);
  expect(
    await screen.findByText('Back early on Wed 02/12/2026: confirmed on 26/11/2026 09:02 by Zaw Lin'),
  ).toBeDefined();
  expect(screen.getByText('Back early on Wed 02/12/2026: declined on 26/11/2026 09:02 by Zaw Lin')).toBeDefined();
});

it('shows early returns apart, with the answer that was given', async () => {
  const returned = {
    ...{ id: 2, start: '2026-12-01', end: '2026-12-04', leavetitle: 'EARNED LEAVE', returnfrom: '2026-12-03' },
    ...{ confirmed: false, decisionremark: 'stock taking', decidedby: 'Mya Mya', decidedfor: null },
    ...{ membernoid: 1, membercode: 'A', membername: 'Aye Aye', groupno: 'SALES' },
    decidedat: '2026-11-20T02:32:00.000Z',
  };
  const wire = answerWire({
    'GET /api/leave/pending': pending(true),
    ...ownGroups(),
    [LIST]: list([decided]),
    'GET /api/leave/returns': ({ query }) => list(query.get('search') ? [] : [returned]),
  });
  const { user } = renderPage(<Decided company={company} />);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Decision' }), 'Early returns');
  const line = await screen.findByText('Back on Thu 03/12/2026: leave 01/12/2026 – 04/12/2026');
  const told = line.closest('li')?.textContent;
  for (const words of ['Aye Aye', 'Answer: stock taking', 'Decided on 20/11/2026 09:02 by Mya Mya', 'Declined']) {
    expect(told).toMatch(words);
  }
  await user.type(screen.getByRole('searchbox', { name: 'Name or code' }), 'nobody');
  expect(await screen.findByText('No early return is found.')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Nothing found');
  expect(wire.sent.at(-1)?.query.get('search')).toBe('nobody');
});

it('shows leave that was taken back or cancelled apart, with who did it and why', async () => {
  const cancelled = {
    ...{ id: 7, start: '2026-12-08', end: '2026-12-08', part: null, days: 1, leavetitle: 'EARNED LEAVE', remark: '' },
    ...{ membernoid: 1, membercode: 'A', membername: 'Aye Aye', groupno: 'SALES' },
    ...{ withdrawn: false, cancelledby: 'Hla Hla', cancelledat: '2026-11-20T02:32:00.000Z' },
    cancelreason: 'entered twice',
  };
  answerWire({
    'GET /api/leave/pending': pending(true),
    ...ownGroups(),
    [LIST]: list([decided]),
    'GET /api/leave/cancelled': ({ query }) =>
      list(
        query.get('search')
          ? []
          : [cancelled, { ...cancelled, id: 6, withdrawn: true, cancelledby: 'Aye Aye', cancelreason: '' }],
      ),
  });
  const { user } = renderPage(<Decided company={company} />);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Decision' }), 'Taken back or cancelled');
  const byOffice = (await screen.findByText('Cancelled on 20/11/2026 09:02 by Hla Hla')).closest('li');
  expect(byOffice?.textContent).toMatch('Tue 08/12/2026');
  expect(byOffice?.textContent).toMatch('Reason: entered twice');
  const byMember = screen.getByText('Taken back on 20/11/2026 09:02 by Aye Aye').closest('li');
  expect(byMember?.textContent).not.toMatch('Reason');
  await user.type(screen.getByRole('searchbox', { name: 'Name or code' }), 'nobody');
  expect(await screen.findByText('No leave is found.')).toBeDefined();
});

it('is not there for who decides about nobody', async () => {
  const wire = answerWire({ 'GET /api/leave/pending': pending(false) });
  renderPage(<Decided company={company} />);
  await expect.poll(() => wire.count('GET /api/leave/pending')).toBe(1);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(wire.count(LIST)).toBe(0);
});

it('is narrowed by the groups that the reader decides for, also in the place of a manager', async () => {
  const wire = answerWire({
    'GET /api/leave/pending': pending(true),
    ...ownGroups(manages('SALES'), standsIn('STORE')),
    [LIST]: list([decided]),
  });
  const { user } = renderPage(<Decided company={company} />);
  expect(await chooseGroup(user, wire, { call: LIST, groupno: 'STORE' })).toEqual(['All groups', 'SALES', 'STORE']);
});

describe('approved leave says how it is taken back', () => {
  const approved = { ...decided, approve_status: 1 };
  const ofOffice = { ...approved, may: { act: true } };
  const OFFICE = /The HR office can cancel or change it while its pay period is open/;
  const CLOSED = /^Its pay period is closed until an administrator opens it again/;
  const EARLY = /The member can ask to come back early/;
  const show = async (leave: object) => {
    answerWire({
      'GET /api/leave/pending': pending(true),
      ...ownGroups(),
      [LIST]: list([leave]),
    });
    renderPage(<Decided company={company} />);
    return within(await screen.findByRole('listitem'));
  };

  it('by the office, and by its member while days of it are to come', async () => {
    const line = await show(approved);
    expect(line.getByText(OFFICE)).toBeDefined();
    expect(line.getByText(EARLY)).toBeDefined();
    expect(line.queryByRole('link')).toBeNull();
  });

  it.each([
    ['has ended', { ...approved, start: '2026-11-20', end: '2026-11-21' }],
    ['is asked to end early', { ...approved, returnfrom: '2026-12-02' }],
  ])('by the office alone once it %s', async (_, leave) => {
    const line = await show(leave);
    expect(line.getByText(OFFICE)).toBeDefined();
    expect(line.queryByText(EARLY)).toBeNull();
  });

  it('to the office by leading to where it does so, though not for their own', async () => {
    enterAs('HR');
    const link = (await show(ofOffice)).getByRole('link', { name: /^Cancel or change this leave: Aye Aye, Tue 01/ });
    expect(link.getAttribute('href')).toBe('/dashboard/members/1?tab=leave');
    expect(screen.queryByText(OFFICE)).toBeNull();
  });

  it('to the office by saying that its pay period is closed, where that is why nothing can be done', async () => {
    enterAs('HR');
    const line = await show({ ...approved, start: '2026-10-05', end: '2026-10-06' });
    expect(line.getByText(CLOSED)).toBeDefined();
    expect(line.queryByRole('link')).toBeNull();
  });

  it('to a manager by the same, not by what the office could do', async () => {
    const line = await show({ ...approved, start: '2026-10-05', end: '2026-10-06', closed: true });
    expect(line.getByText(CLOSED)).toBeDefined();
    expect(line.queryByText(OFFICE)).toBeNull();
  });

  it('of an older server, which tells nothing of that, as it did', async () => {
    const { may: _may, closed: _closed, ...before } = approved;
    expect((await show(before)).getByText(OFFICE)).toBeDefined();
    enterAs('HR');
    cleanup();
    expect((await show(before)).getByRole('link', { name: /^Cancel or change/ })).toBeDefined();
  });

  it('of their own to the office as to everybody', async () => {
    enterAs('HR', 1);
    const line = await show(approved);
    expect(line.getByText(OFFICE)).toBeDefined();
    expect(line.queryByRole('link')).toBeNull();
  });

  it('which what was rejected does not', async () => {
    const line = await show(decided);
    expect(line.queryByText(OFFICE)).toBeNull();
    expect(line.queryByText(EARLY)).toBeNull();
  });
});
