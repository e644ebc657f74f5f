import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { MonthCalendar } from './month-calendar.tsx';

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

const focused = () => document.activeElement?.getAttribute('data-day');

describe('the month calendar', () => {
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
