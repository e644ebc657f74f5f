import { MAX_LIST_DAYS } from '@muster/domain/attendance/attendance-contract.ts';
import { mayHaveHours } from '@muster/domain/attendance/corrections/hours-off.ts';
import {
  earnedInLieu,
  earnsWholeByNow,
  givenInLieu,
  shownEarned,
} from '@muster/domain/attendance/corrections/in-lieu.ts';
import { isExcusable } from '@muster/domain/attendance/corrections/may-be-corrected.ts';
import { budgetYear } from '@muster/domain/attendance/summary/budget-year.ts';
import type { DayRecord } from '@muster/domain/attendance/summary/day-record.ts';
import {
  addedUp,
  type DayTotals,
  type PayrollDays,
  payrollDays,
  toldTotals,
  totalsOf,
} from '@muster/domain/attendance/summary/day-totals.ts';
import { deriveDays, patternOn } from '@muster/domain/attendance/summary/derive-days.ts';
import type { readSummary as call, Summary, SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import { isWithin, mayCorrect } from '@muster/domain/attendance/summary/summary-policy.ts';
import type { Language } from '@muster/domain/messages/languages.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { requireSpan } from '../../../http/span.ts';
import type { WrittenItem } from '../../../http/written.ts';
import { closedBetween } from '../../../records/attendance/period-close.ts';
import { daysMadeFor } from '../../../records/deciding/made-by-lead.ts';
import type { Days } from '../../../records/members/of-members.ts';
import { sayDayNotes } from '../../../words/words.ts';
import { type CompanyTime, companyFacts, companyText, companyTime, spanIn } from '../days/company-view.ts';
import { type FactRows, factRows, factsOf, writeTexts } from '../days/facts-view.ts';
import { findSubject, inSight } from '../days/subjects-view.ts';
import { onceADay, remembering, stretchesOf } from './remembered-months.ts';

/** Some days of a member as they stand in the answer, and what they come to. */
interface Told {
  readonly days: WrittenItem;
  readonly length: number;
  readonly totals: DayTotals;
  readonly payroll: PayrollDays;
}

/** Two dozen members' years. */
const rememberedDays = remembering<Told>(2_000_000);

const thisYear = onceADay(budgetYear);

type Asked = Parsed<typeof call>['query'];

/**
 * Every day of a span as it was for the caller or for somebody they may look at. Days are handed to `write` some at a time,
 * or are remembered from before where time does not change them.
 * @throws INVALID_INPUT for a span that is backwards or too long; NOT_FOUND for a member unknown or not theirs to see
 */
export async function readSummary(
  deps: Dependencies,
  caller: Caller,
  asked: Asked,
  language: Language,
  write: (days: readonly SummaryDay[]) => WrittenItem,
): Promise<Omit<Summary, 'days'> & { readonly days: readonly WrittenItem[] }> {
  const db = deps.database.query;
  const time = await companyTime(db, deps.clock);
  const days = { ...thisYear(time.today), ...given(asked) };
  requireSpan(days, MAX_LIST_DAYS);
  const subject = await findSubject(db, caller.member, asked.membercode, time.today);
  // Whoever sees some of the days alone is refused where there is none among all of them.
  const stretches = subject.groups === 'all' ? stretchesOf(days, time.today) : [{ ...days, isStill: false }];
  const [companyOf, rowsOf, closed] = await Promise.all([
    companyFacts(db, time, days, [subject.id]),
    factRows(db, [subject.id], days, { stretches }),
    closedBetween(db, days.from, days.to),
  ]);
  const rows = rowsOf(subject.id);
  if (!rows) throw refuse('NOT_FOUND');
  const company = companyOf(subject.id);
  const isTheirs = mayCorrect(caller.member, subject, { date: time.today, today: time.today, closed: [] });
  // Somebody else puts right what an officer has made for the member.
  const isOthers = isTheirs && subject.id !== caller.member.id;
  const made = isOthers
    ? await daysMadeFor(db, { leadId: caller.member.id, memberId: subject.id, ...days })
    : new Set<string>();
  const mayAskForHours = isTheirs && time.hoursOff > 0;
  const tell = ({ from, to }: Days, rows: FactRows): Told => {
    const own = factsOf(rows);
    const span = spanIn(time.zone, { from, to });
    const records = inSight(deriveDays(span, company, own), own.patterns, subject.groups);
    const shown = records.map((it) => {
      const isTheirDay = isTheirs && !made.has(it.date);
      const correct =
        it.status !== null && isTheirDay && mayCorrect(caller.member, subject, { ...time, closed, date: it.date });
      const { shift: times, counted } = patternOn(own.patterns, it.date);
      const inlieu = correct ? earnedOf(it, time) : undefined;
      const earnswhole = correct && it.date < time.today && earnsWholeByNow(it, time.inLieu);
      const hours = mayAskForHours && isTheirDay && counted && mayHaveHours(it) && !isWithin(closed, it.date);
      const shift = it.status === null ? null : { starts: times.starts, ends: times.ends };
      const isShut = isTheirs && it.status !== null && isWithin(closed, it.date);
      return present(it, { correct, hours, isShut, inlieu, earnswhole, shift }, language);
    });
    const written = write(shown);
    return { days: written, length: written.length, totals: totalsOf(records), payroll: payrollDays(records) };
  };
  const seen = JSON.stringify([isTheirs, [...made], closed, time.inLieu, mayAskForHours]);
  const told = stretches.map(({ from, to, isStill }, index) => {
    const within = { ...rows, attended: rows.attended.slice(index, index + 1) };
    const make = () => tell({ from, to }, within);
    if (!isStill) return make();
    const [whose, madeOf] = [`${from}${to}${language}${subject.id}`, [seen, companyText(company)]];
    writeTexts(within, madeOf);
    return rememberedDays.recall(whose, madeOf) ?? rememberedDays.keep(whose, madeOf, make());
  });
  return {
    ...days,
    days: told.map((it) => it.days),
    totals: toldTotals(addedUp(told.map((it) => it.totals))),
    payroll: addedUp(told.map((it) => it.payroll)),
  };
}

function earnedOf(day: DayRecord, { inLieu }: CompanyTime): SummaryDay['inlieu'] {
  const halfDays = earnedInLieu(day, inLieu);
  return inLieu && halfDays > 0 ? shownEarned(halfDays, inLieu) : undefined;
}

const given = ({ from, to }: Asked) => ({
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});

/** What of a day is told by who reads it. */
interface ForReader extends Pick<SummaryDay, 'shift' | 'inlieu'> {
  readonly correct: boolean;
  readonly hours: boolean;
  /** It is not to be put right as its pay period is closed. */
  readonly isShut: boolean;
  readonly earnswhole: boolean;
}

const present = (
  it: DayRecord,
  { correct, hours, isShut, inlieu, earnswhole, shift }: ForReader,
  language: Language,
): SummaryDay => ({
  ...{ date: it.date, status: it.status, checkin: it.checkin, checkout: it.checkout, minutes: it.minutes },
  ...{ expected: it.expected, late: it.late, early: it.early, overtime: it.overtime },
  ...{ note: sayDayNotes(it.notes, language), flags: [...it.flags], shift },
  may: {
    ...{ correct, excuse: correct && isExcusable(it) },
    ...(correct && it.toApprove > 0 && { overtime: true }),
    ...(hours && { hours: true }),
  },
  ...(isShut && { closed: true }),
  ...(it.night > 0 && { night: it.night }),
  ...(it.overtimeOpen > 0 && { overtimeopen: it.overtimeOpen }),
  ...(it.approved > 0 && { overtimeapproved: it.approved }),
  ...(it.off !== null && { hoursoff: it.off }),
  ...(it.why && { why: it.why }),
  ...(inlieu && { inlieu }),
  ...(givenInLieu(it) > 0 && { given: true }),
  ...(earnswhole && { earnswhole: true }),
});
