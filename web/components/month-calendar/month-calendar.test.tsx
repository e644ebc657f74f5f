import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { OwnRest } from './own-rest.ts';

const holiday = { color: 'error' as const, letter: 'H', label: 'National Day' };

function Calendar({ start, weekStart = 1 }: { start: string; weekStart?: number }) {
  const [day, setDay] = useState(start);
  return (
    <MonthCalendar
      day={day}
      onDay={setDay}
      today="2026-11-21"
      weekStart={weekStart}
      stateOf={(it) => (it === '2026-12-04' ? holiday : undefined)}
    />
  );
}

/** Days that look alike have the same class. */
const lookOf = (day: string) => document.querySelector(`[data-day="${day}"]`)?.className;

const focused = () => document.activeElement?.getAttribute('data-day');

describe('the month calendar', () => {
  const [worked, saturday, monday] = ['2026-11-18', '2026-11-14', '2026-11-16'];
  const month = { day: '2026-11-20', onDay: () => undefined, today: '2026-11-21', weekStart: 1 };
  const shown = (tellsRest: boolean) => (
    <OwnRest value={(_month, wanted) => (wanted ? (day) => day === monday : undefined)}>
      <MonthCalendar {...month} tellsRest={tellsRest} stateOf={() => undefined} />
    </OwnRest>
  );

  it('shades the days on which who looks rests, and the weekend where nobody knows them', () => {
    const { unmount } = renderPage(shown(false));
    expect(lookOf(saturday)).toBe(lookOf(worked));
    expect(lookOf(monday)).not.toBe(lookOf(worked));
    unmount();
    renderPage(<Calendar start="2026-11-20" />);
    expect(lookOf(saturday)).not.toBe(lookOf(worked));
    expect(lookOf(monday)).toBe(lookOf(worked));
  });

  it('shades no day where what the days are says which are of rest', () => {
    renderPage(shown(true));
    expect([saturday, monday].map(lookOf)).toEqual([lookOf(worked), lookOf(worked)]);
  });

  it('is one stop of the keyboard, on the current day', async () => {
    const { user } = renderPage(<Calendar start="2026-11-18" />);
    await user.tab();
    expect(focused()).toBe('2026-11-18');
    await user.tab();
    expect(focused()).toBeFalsy();
  });

  it.each([
    ['{ArrowLeft}', '2026-11-17'],
    ['{ArrowRight}', '2026-11-19'],
    ['{ArrowUp}', '2026-11-11'],
    ['{ArrowDown}', '2026-11-25'],
    ['{Home}', '2026-11-16'],
    ['{End}', '2026-11-22'],
    ['{PageUp}', '2026-10-18'],
    ['{PageDown}', '2026-12-18'],
    ['{Shift>}{PageUp}{/Shift}', '2025-11-18'],
    ['{Shift>}{PageDown}{/Shift}', '2027-11-18'],
  ])('%s leads from the 18th to %s', async (keys, expected) => {
    const { user } = renderPage(<Calendar start="2026-11-18" />);
    await user.tab();
    await user.keyboard(keys);
    expect(focused()).toBe(expected);
  });

  it("keeps to the last day of a shorter month, and to the company's first day of the week", async () => {
    const { user } = renderPage(<Calendar start="2026-10-31" weekStart={7} />);
    expect(screen.getAllByRole('columnheader')[0]?.getAttribute('aria-label')).toBe('Sunday');
    await user.tab();
    await user.keyboard('{PageDown}');
    expect(focused()).toBe('2026-11-30');
    await user.keyboard('{Home}');
    expect(focused()).toBe('2026-11-29');
  });

  it('moves across the end of the month', async () => {
    const { user } = renderPage(<Calendar start="2026-11-30" />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('2026-12-01');
    expect(screen.getByRole('grid').getAttribute('aria-label')).toBe('December 2026');
  });

  it('says in words what the letter and the colour say', () => {
    renderPage(<Calendar start="2026-11-18" />);
    expect(screen.getByRole('gridcell', { name: 'Friday 04/12/2026, National Day' }).textContent).toContain('H');
    expect(screen.getByRole('gridcell', { name: 'Saturday 21/11/2026, Today' })).toBeDefined();
  });
});
