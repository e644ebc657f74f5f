import type { Day } from '../../calendar/company-time.ts';
import { addDays } from '../../calendar/day.ts';
import { MAX_LEAVE_DAYS } from '../../leave/rules/leave-rules.ts';
import { type Employment, isEmployedOn } from '../../members/employment.ts';
import type { Problem } from '../../wire/problem.ts';
import { isToWork } from '../summary/absence.ts';
import type { DayRecord } from '../summary/day-record.ts';
import { notPossible } from './corrected-times.ts';
import type { Correction } from './correction-contract.ts';

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

/**
 * Why nothing of a day can be asked for: it is to come, the member did not work here, or its period is closed. Hours off are
 * asked for beforehand, as long before as the longest leave reaches.
 */
export function cannotCorrect(
  { day, today, employment, closed }: DayToCorrect,
  kind: Correction['kind'],
): Problem | undefined {
  const blamed = 'attendancedate';
  if (kind === 'hours' && day > addDays(today, MAX_LEAVE_DAYS)) return notPossible('far', blamed);
  if (kind !== 'hours' && day > today) return notPossible('future', blamed);
  if (!isEmployedOn(employment, day)) return notPossible('outsideWork', blamed);
  return closed.some((it) => it.from <= day && day <= it.to) ? notPossible('closed', blamed) : undefined;
}

/**
 * Whether something of a day can be excused: as a working day it asked for some of it, or its last check-out is missing. An
 * excuse of another day would wait there, and make an absence of it presence once its leave or holiday is taken back.
 */
export const isExcusable = (day: Pick<DayRecord, 'status' | 'kind' | 'flags' | 'leave'>): boolean =>
  day.flags.includes('incomplete') || (day.status !== null && day.status !== 'trip' && isToWork(day));
