import { isCounted, type PeriodDays } from '@muster/domain/attendance/periods/pay-period.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays, addMonths } from '@muster/domain/calendar/day.ts';
import { fiscalYearDays, fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import type { SettingsTouch } from '@muster/domain/office/settings-contract.ts';
import type { Read } from '../../database/engine.ts';
import { closedBetween } from '../../records/attendance/period-close.ts';
import { daysOfPeriods } from '../../records/attendance/period-days.ts';
import type { StoredSettings } from '../../records/office/company.ts';
import { openWork, recordedDays, workingOn } from './counted-days-view.ts';

type Touching = Pick<
  StoredSettings,
  'periodstarts' | 'countedfrom' | 'nightfrom' | 'nighttill' | 'overtimeapprovedfrom'
>;

/** So many members are named; more are counted. */
const NAMED = 10;
/** Whoever counts from nowhere counts from here. */
const FIRST_DAY = '0001-01-01';
const MONTHS = 24;

/**
 * What another first day of the pay periods, of counting attendance or of approved overtime would change as of today, or
 * other times of the night. Stores nothing.
 */
export async function touchedBySettings(
  db: Read,
  before: Touching,
  after: Touching,
  today: Day,
): Promise<SettingsTouch> {
  const [night, overtime] = [await otherNights(db, before, after), await otherOvertime(db, before, after)];
  const [periods, days] = [await otherPeriods(db, before, after, today), await otherDays(db, before, after)];
  return { periods, days, ...(night && { night }), ...(overtime && { overtime }) };
}

async function otherNights(db: Read, before: Touching, after: Touching): Promise<SettingsTouch['night']> {
  if (before.nightfrom === after.nightfrom && before.nighttill === after.nighttill) return undefined;
  const work = await openWork(db, { from: after.countedfrom });
  return work && { from: work.from, members: work.members };
}

/** The days between the two from which overtime must be approved, of which one is never where it need not be. */
async function otherOvertime(
  db: Read,
  { overtimeapprovedfrom: was }: Touching,
  { overtimeapprovedfrom: is, countedfrom }: Touching,
): Promise<SettingsTouch['overtime']> {
  const [first, end] = was === null || (is !== null && is < was) ? [is, was] : [was, is];
  if (was === is || first === null) return undefined;
  const from = countedfrom !== null && countedfrom > first ? countedfrom : first;
  const work = await openWork(db, { from, before: end });
  return work && { asked: first === is, ...work };
}

/** Periods of the fiscal year before, of this one and the coming one that would run otherwise. */
async function otherPeriods(
  db: Read,
  before: Touching,
  after: Touching,
  today: Day,
): Promise<SettingsTouch['periods']> {
  if (before.periodstarts === after.periodstarts) return [];
  const { from: first } = fiscalYearDays(fiscalYearOf(today) - 1);
  const months = Array.from({ length: MONTHS }, (_, n) => addMonths(first, n).slice(0, 7));
  const [was, is] = await Promise.all(
    [before, after].map((it) => daysOfPeriods(db, months, { periodStarts: it.periodstarts })),
  );
  const near = addMonths(today, 1);
  return months.flatMap((month) => {
    const [now, then] = [was?.get(month) as PeriodDays, is?.get(month) as PeriodDays];
    const same = now.from === then.from && now.to === then.to;
    const counts = isCounted(then, after.countedfrom) && then.from <= near;
    return same || !counts ? [] : [{ month, ...then, was: now }];
  });
}

async function otherDays(db: Read, before: Touching, after: Touching): Promise<SettingsTouch['days']> {
  const [was, is] = [before.countedfrom ?? FIRST_DAY, after.countedfrom ?? FIRST_DAY];
  if (was === is) return null;
  const counts = is < was;
  const [from, to] = [counts ? is : was, addDays(counts ? was : is, -1)];
  const [members, recorded, closed] = await Promise.all([
    workingOn(db, { from, to }, NAMED),
    recordedDays(db, { from, to }),
    closedBetween(db, from, to),
  ]);
  return {
    ...{ counts, from: from === FIRST_DAY ? null : from, to, members, ...recorded },
    closed: closed.map((it) => it.month).toSorted(),
  };
}
