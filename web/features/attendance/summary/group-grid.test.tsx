import type { GroupMember, SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { matches } from './group-filters.tsx';
import { GroupGrid } from './group-grid.tsx';
import { SummaryTotals } from './summary-totals.tsx';
import { useSummaryWords } from './summary-words.ts';

const day = (date: string, told: Partial<SummaryDay>) => ({
  date,
  status: null,
  minutes: 0,
  late: 0,
  flags: [],
  ...told,
});
const member = (days: readonly object[]) =>
  ({
    ...{ membernoid: 7, membercode: 'EM007', membername: 'Nilar', groupno: 'SALES', days },
    totals: { workedminutes: 0, absent: 0, late: 0 },
    payroll: { present: 0, absent: 0, leave: 1, holiday: 0, offday: 0 },
  }) as unknown as GroupMember;

it('marks days on which nothing was expected of a member, and leaves those on which they did not work here empty', async () => {
  const shown = member([
    day('2026-11-16', { why: 'not_employed' }),
    day('2026-11-17', { why: 'not_counted' }),
    day('2026-11-18', { status: 'leave' }),
  ]);
  const open = vi.fn();
  const { user } = renderPage(<GroupGrid members={[shown]} today="2026-11-20" onOpen={open} />);
  expect(screen.getAllByRole('button').map((it) => [it.textContent, it.getAttribute('aria-label')])).toEqual([
    ['–', 'Nilar, 17/11/2026: Not counted'],
    ['L', 'Nilar, 18/11/2026: Leave'],
  ]);
  await user.click(screen.getByRole('button', { name: /Not counted/ }));
  expect(open).toHaveBeenCalledWith(shown, '2026-11-17');
});

it('is one stop of the Tab key, where the keyboard was last; the keys of a calendar lead from day to day', async () => {
  const dates = ['2026-11-16', '2026-11-17', '2026-11-18'];
  const began = [
    day('2026-11-16', { why: 'not_employed' }),
    ...dates.slice(1).map((it) => day(it, { status: 'present' })),
  ];
  const all = dates.map((it) => day(it, { status: 'present' }));
  const members = [all, began, all].map((days, index) => ({
    ...member(days),
    membernoid: index,
    membername: `M${index}`,
  }));
  const { user } = renderPage(<GroupGrid members={members} today="2026-11-20" onOpen={() => undefined} />);
  const at = () => document.activeElement?.getAttribute('aria-label')?.slice(0, 6);
  await user.tab();
  expect(document.activeElement?.getAttribute('role'), 'the frame, to move it').toBe('region');
  await user.tab();
  expect(at()).toBe('M0, 16');
  const after: string[] = [];
  for (const key of 'ArrowLeft ArrowDown PageUp ArrowRight ArrowDown End Home ArrowRight PageDown'.split(' ')) {
    await user.keyboard(`{${key}}`);
    after.push(`${key} ${at()}`);
  }
  expect(after).toEqual([
    'ArrowLeft M0, 16',
    // The second member was not there yet on the 16th.
    'ArrowDown M2, 16',
    'PageUp M0, 16',
    'ArrowRight M0, 17',
    'ArrowDown M1, 17',
    'End M1, 18',
    'Home M1, 17',
    'ArrowRight M1, 18',
    'PageDown M2, 18',
  ]);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
  await user.tab({ shift: true });
  expect(at()).toBe('M2, 18');
  await user.keyboard('{Control>}{ArrowUp}{/Control}');
  expect(at()).toBe('M2, 18');
  expect(screen.queryByRole('grid'), 'it is read as a table').toBeNull();
});

it('marks today, and opens with it as the last day in sight', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return (this.hasAttribute('aria-current') ? { left: 826, right: 870 } : { left: 10, right: 310 }) as DOMRect;
  });
  const shown = member(['2026-11-16', '2026-11-17', '2026-11-18'].map((it) => day(it, { status: 'present' })));
  const { user } = renderPage(<GroupGrid members={[shown]} today="2026-11-17" onOpen={() => undefined} />);
  expect(screen.getByRole('region').scrollLeft).toBe(560);
  const head = screen.getByRole('columnheader', { name: '17/11/2026, Today' });
  expect(head.getAttribute('aria-current')).toBe('date');
  expect(screen.getByRole('columnheader', { name: '16/11/2026' }).getAttribute('aria-current')).toBeNull();
  await user.tab();
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Nilar, 17/11/2026: Present');
});

/** The legend of some days, in words alone. */
const Legend = ({ days }: { readonly days: readonly object[] }) => (
  <p>
    {useSummaryWords()
      .legendOf(days as SummaryDay[])
      .map((it) => it.label)
      .join()}
  </p>
);

it('says what that mark means only where it stands', () => {
  renderPage(<Legend days={[day('2026-11-17', { why: 'not_counted' })]} />);
  expect(screen.getByText(/Off-day,Not counted$/)).toBeDefined();
  renderPage(<Legend days={[day('2026-11-16', { why: 'not_employed' }), day('2026-11-17', { status: 'absent' })]} />);
  expect(screen.getByText(/Off-day$/)).toBeDefined();
});

describe('half a day of absence beside half a day of leave', () => {
  const totals = { present: 20, absent: 0, leave: 1, trip: 0, late: 0, workedminutes: 0 } as GroupMember['totals'];
  const payroll = { present: 20, absent: 0.5, leave: 0.5, holiday: 0, offday: 9 };
  const halved = { ...member([day('2026-11-18', { status: 'leave', flags: ['half_day'] })]), totals, payroll };

  it('is counted in the grid, and finds its member', () => {
    renderPage(<GroupGrid today="2026-11-20" members={[halved, { ...halved, membernoid: 8 }]} onOpen={vi.fn()} />);
    const sums = screen.getAllByRole('row').slice(1);
    expect(sums.map((it) => it.querySelector('td:nth-last-of-type(2)')?.textContent)).toEqual(['0.5', '0.5', '1']);
    expect(matches(halved, 'absent')).toBe(true);
  });

  it('is counted in the totals', () => {
    renderPage(<SummaryTotals of={{ totals, payroll }} />);
    const counted = (name: string) => screen.getByText(name).parentElement?.querySelector('dd')?.textContent;
    expect(['Present', 'Absent', 'Leave'].map(counted)).toEqual(['20', '0.5', '0.5']);
  });

  it('is what a server of the version before says it is', () => {
    const { payroll: _, ...older } = halved;
    renderPage(<SummaryTotals of={older as GroupMember} />);
    expect(screen.getByText('Leave').parentElement?.textContent).toContain('1');
    expect(matches(older as GroupMember, 'absent')).toBe(false);
  });
});

describe('night work', () => {
  const payroll = { present: 20, absent: 0, leave: 0, holiday: 0, offday: 9 };
  const totals = { present: 20, absent: 0, leave: 0, trip: 0, late: 0, workedminutes: 960 } as GroupMember['totals'];

  it('is among the totals where there was any', () => {
    renderPage(<SummaryTotals of={{ totals: { ...totals, nightminutes: 435 }, payroll }} />);
    expect(screen.getByText('Night work').parentElement?.textContent).toBe('Night work7 h 15 min');
  });

  it('is told beside overtime that was not approved', () => {
    renderPage(<SummaryTotals of={{ totals: { ...totals, overtimeopenminutes: 90 }, payroll }} />);
    const told = screen.getByText('Overtime not approved').parentElement?.textContent;
    expect(told).toBe('Overtime not approved1 h 30 min');
  });

  it('is not said where there was none', () => {
    renderPage(<SummaryTotals of={{ totals, payroll }} />);
    for (const what of ['Night work', 'Overtime not approved']) expect(screen.queryByText(what)).toBeNull();
  });
});
