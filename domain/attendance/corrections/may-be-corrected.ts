import type { Day } from '../../calendar/company-time.ts';
import { type Employment, isEmployedOn } from '../../members/employment.ts';
import type { Problem } from '../../wire/problem.ts';
import { isToWork } from '../summary/absence.ts';
import type { DayRecord } from '../summary/day-record.ts';
import { notPossible } from './corrected-times.ts';

interface Span {
  readonly from: Day;
  readonly to: Day;
}

export interface DayToCorrect {
  readonly day: Day;
  readonly today: Day;
  readonly employment: Employment;
  readonly closed: readonly Span[];
}

/** Why nothing of a day can be put right: it is to come, the member did not work here, or its period is closed. */
export function cannotCorrect({ day, today, employment, closed }: DayToCorrect): Problem | undefined {
  const blamed = 'attendancedate';
  if (day > today) return notPossible('future', blamed);
  if (!isEmployedOn(employment, day)) return notPossible('outsideWork', blamed);
  return closed.some((it) => it.from <= day && day <= it.to) ? notPossible('closed', blamed) : undefined;
}

/**
 * Whether something of a day can be excused: as a working day it asked for some of it, or its last check-out is missing. An
 * excuse of another day would wait there, and make an absence of it presence once its leave or holiday is taken back.
 */
export const isExcusable = (day: Pick<DayRecord, 'status' | 'kind' | 'flags' | 'leave'>): boolean =>
  day.flags.includes('incomplete') || (day.status !== null && day.status !== 'trip' && isToWork(day));
