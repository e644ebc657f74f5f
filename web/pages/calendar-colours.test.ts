import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DayState } from '../components/month-calendar/day-state.ts';
import { useSummaryWords } from '../features/attendance/summary/summary-words.ts';
import { useDayStates } from '../features/leave/own/leave-day-states.ts';
import { useTripDayStates } from '../features/trips/trip-day-states.ts';
import { leaveData } from '../testing/leave-data.ts';

const colourIn = (legend: readonly DayState[], letter: string) => legend.find((it) => it.letter === letter)?.color;

it('shows a kind of day in the colour that it has in every calendar, and no two kinds in the same', () => {
  const leave = renderHook(() => useDayStates(leaveData())).result.current.legend;
  const summary = renderHook(() => useSummaryWords()).result.current.legendOf([]);
  const trips = renderHook(() => useTripDayStates([])).result.current.legend;
  const ofKind = (label: string) => summary.find((it) => it.label === label)?.color;
  expect(leave.map((it) => it.color)).toEqual([
    ofKind('Leave'),
    'warning',
    ofKind('Trip'),
    ofKind('Holiday'),
    ofKind('Off-day'),
  ]);
  expect(colourIn(trips, 'T')).toBe(ofKind('Trip'));
  expect(new Set(summary.map((it) => it.color)).size).toBe(summary.length);
});
