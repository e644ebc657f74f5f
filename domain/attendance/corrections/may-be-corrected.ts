import type { Day } from '../../calendar/company-time.ts';
import { type Employment, isEmployedOn } from '../../members/employment.ts';
import type { Problem } from '../../wire/problem.ts';
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
