import type { Shift } from '@muster/domain/attendance/shift-window.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { useQuery } from '@tanstack/react-query';
import { summaryQueries } from '../../../data/attendance/summary.ts';

interface DayOfShift {
  readonly date: Day;
  /** Undefined where whoever asks does not know it. */
  readonly shift?: Shift | null;
}

/** The shift of a day, the own or a member's, which is asked for where it is not known. */
export function useShift({ date, shift }: DayOfShift, membercode?: string): Shift | null | undefined {
  const asked = useQuery({ ...summaryQueries.days(date, date, membercode), enabled: shift === undefined });
  return shift === undefined ? asked.data?.days[0]?.shift : shift;
}
