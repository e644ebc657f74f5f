import type { Attended } from '../attendance/summary/day-facts.ts';
import { type AttendanceMonth, STEP_SECONDS } from './attendance-months.ts';
import { TICK_SECONDS, ticksOff } from './slow-hours-off.ts';
import { restsThatWeek } from './slow-rest-days.ts';

/** What the oracle tells of a day. */
export interface SlowDay {
  readonly date: string;
  readonly status: string | null;
  readonly why: string | undefined;
  readonly minutes: number;
  readonly expected: number;
  readonly late: number;
  readonly early: number;
  readonly overtime: number;
  readonly overtimeOpen: number;
  readonly toApprove: number;
  readonly night: number;
  readonly inLieu: number;
  readonly off: number | null;
  readonly flags: readonly string[];
}

/**
 * The summary of a month the slow way: it steps through the calendar, looks each fact up among all, and counts worked
 * time step by step. Nothing here is shared with the rules that it checks.
 */
export function slowSummary(month: AttendanceMonth): SlowDay[] {
  const days: SlowDay[] = [];
  for (let date = Temporal.PlainDate.from(month.from); date.toString() <= month.to; date = date.add({ days: 1 })) {
    days.push(slowDay(month, date));
  }
  return days;
}

function slowDay(month: AttendanceMonth, plain: Temporal.PlainDate): SlowDay {
  const date = plain.toString();
  let works = false;
  for (const { from, to } of month.member.employment) {
    if ((from === null || date >= from) && (to === null || date <= to)) works = true;
  }
  if (!works) {
    const off = month.member.off.has(date) ? 0 : null;
    const nothing = { minutes: 0, expected: 0, late: 0, early: 0, night: 0, inLieu: 0, off, ...counted(0, undefined) };
    return { date, status: null, why: 'not_employed', ...nothing, flags: [] };
  }
  const it = lookAt(month, plain);
  const status = statusOf(it);
  return {
    date,
    status: status === 'nothing' ? null : status,
    why: status === 'nothing' ? 'not_counted' : undefined,
    minutes: cut(it.steps.size * STEP_SECONDS),
    ...measured(it),
    ...approvedOf(month, it),
    night: cut(inNight(month, date, it.steps) * STEP_SECONDS),
    inLieu: mayBeGivenBack(it) ? cut(it.steps.size * STEP_SECONDS) : 0,
    off: month.member.off.has(date) ? cut(it.off.size * TICK_SECONDS) : null,
    flags: flagsOf(it),
  };
}

/** Minute by minute: one of overtime counts while there is one left that was approved for it, where that is asked for. */
function approvedOf({ company: { approval }, member }: AttendanceMonth, it: Look) {
  let since = approval.since;
  for (const period of approval.kept) if (period.from <= it.date && it.date <= period.to) since = period.since;
  const isAsked = since !== null && it.date >= since;
  const all = measured(it).overtime;
  if (!isAsked) return counted(all, undefined);
  const told = counted(all, member.approved.get(it.date) ?? 0);
  return isOver(it) && !it.givenBack ? { ...told, toApprove: told.overtimeOpen } : told;
}

function counted(all: number, approved: number | undefined) {
  let [left, overtime, overtimeOpen] = [approved ?? all, 0, 0];
  for (let minute = 0; minute < all; minute += 1) {
    if (left > 0) overtime += 1;
    else overtimeOpen += 1;
    left -= 1;
  }
  return { overtime, overtimeOpen, toApprove: 0 };
}

/** How many steps are begun while the clock on the wall says night: no minute of it begins within a step. */
function inNight({ company }: AttendanceMonth, date: string, steps: ReadonlySet<number>): number {
  let night = company.nights.usual;
  for (const it of company.nights.kept) if (it.from <= date && date <= it.to) night = it.night;
  if (!night) return 0;
  const { from, till } = night;
  let count = 0;
  for (const step of steps) {
    const wall = Temporal.Instant.fromEpochMilliseconds(step).toZonedDateTimeISO(company.zone).toPlainTime();
    const time = wall.toString({ smallestUnit: 'minute' });
    if (from < till ? from <= time && time < till : from <= time || time < till) count += 1;
  }
  return count;
}

/** Everything that is so on one day. Instants in milliseconds. */
function lookAt({ member, company }: AttendanceMonth, plain: Temporal.PlainDate) {
  const date = plain.toString();
  const { shift, counted } = patternOn(member, date);
  const at = (day: Temporal.PlainDate, time: string) =>
    day.toZonedDateTime({ timeZone: company.zone, plainTime: time }).epochMilliseconds;
  const starts = at(plain, shift.starts);
  const ends = at(shift.ends > shift.starts ? plain : plain.add({ days: 1 }), shift.ends);
  const { isHoliday, isOff } = freeOn({ member, company }, plain);
  const own = member.attended.filter((it) => it.day === date);
  const open = own.find((it) => it.ending === null);
  const runs = open !== undefined && stillRuns(company, open, shift, ends);
  const now = company.now.epochMilliseconds;
  const { onTrip, morningOff, eveningOff } = takenBy(member.claims.filter((it) => it.day === date && it.approved));
  const halves = isHoliday || isOff || onTrip ? 0 : Number(!morningOff) + Number(!eveningOff);
  const middle = (starts + ends) / 2;
  const [begins, finishes] = [morningOff ? middle : starts, eveningOff ? middle : ends];
  const asked = halves > 0 && counted ? (member.off.get(date) ?? []) : [];
  const off = new Set(asked.flatMap((it) => ticksOff(it, { plain, shift, zone: company.zone, begins, finishes })));
  const due = Math.floor((Math.max(0, (ends - starts) / 60_000 - shift.break) * halves) / 2);
  return {
    ...{ off, begins, finishes, due },
    spared: member.excused.has(date) || (off.size > 0 && cut(off.size * TICK_SECONDS) >= due),
    ...{ date, shift, counted, starts, ends, now, isHoliday, own, runs },
    steps: stepsOf(own, open, runs ? now : 0),
    isApproved: member.approved.has(date),
    isOutside: member.outside.has(date),
    isCorrected: member.corrected.has(date),
    ...{ isOff, halves, onTrip, morningOff, eveningOff },
    excused: member.excused.has(date),
    givenBack: member.inLieu.has(date),
    over: now >= ends,
    unfinished: own.filter((it) => it.ending === 'forgotten' || (it === open && !runs)),
  };
}

const patternOn = (member: AttendanceMonth['member'], date: string) =>
  [...member.patterns].reverse().find((it) => it.from <= date) as Pattern;

function freeOn({ member, company }: Pick<AttendanceMonth, 'member' | 'company'>, plain: Temporal.PlainDate) {
  const date = plain.toString();
  const { restdays, alternate } = patternOn(member, date);
  const override = member.overrides.get(date);
  const isHoliday = company.holidays.has(date) && override !== 'work';
  const rests = (restdays.includes(plain.dayOfWeek) || restsThatWeek(alternate, plain)) && override !== 'work';
  return { isHoliday, isOff: !isHoliday && (override === 'off' || rests) };
}

function stepsOf(own: readonly Attended[], open: Attended | undefined, runsUntil: number): ReadonlySet<number> {
  const steps = new Set<number>();
  for (const it of own) {
    const until = it.ending === 'checked_out' ? ms(it.endedAt as string) : it === open ? runsUntil : 0;
    for (let t = ms(it.startedAt); t < until; t += STEP_SECONDS * 1000) steps.add(t);
  }
  return steps;
}

const takenBy = (claims: AttendanceMonth['member']['claims']) => ({
  onTrip: claims.some((it) => it.kind === 'trip'),
  morningOff: claims.some((it) => it.kind === 'leave' && it.part !== 'pm'),
  eveningOff: claims.some((it) => it.kind === 'leave' && it.part !== 'am'),
});

type Pattern = AttendanceMonth['member']['patterns'][number];
type Look = ReturnType<typeof lookAt>;

function statusOf(it: Look): string {
  const ranked: [boolean, string][] = [
    [it.onTrip, 'trip'],
    [it.own.length > 0, 'present'],
    [it.morningOff || it.eveningOff, 'leave'],
    [it.isHoliday, 'holiday'],
    [it.isOff, 'offday'],
    [!it.counted, 'nothing'],
    [!it.over, 'upcoming'],
    [it.spared, 'present'],
  ];
  return ranked.find(([holds]) => holds)?.[1] ?? 'absent';
}

function flagsOf(it: Look): string[] {
  const here = it.own.length > 0 && !it.onTrip;
  const told: [boolean, string][] = [
    [it.unfinished.length > 0 && !it.excused && it.counted, 'incomplete'],
    [here && it.isHoliday, 'worked_on_holiday'],
    [here && it.isOff, 'worked_on_offday'],
    [here && ((it.morningOff && it.eveningOff) || stayedInHalf(it)), 'worked_on_leave'],
    [!it.onTrip && it.morningOff !== it.eveningOff, 'half_day'],
    [it.isOutside, 'outside'],
    [it.spared || it.isCorrected, 'corrected'],
  ];
  return told.filter(([holds]) => holds).map(([, flag]) => flag);
}

/** Whether the day was worked, and all that came to it left again. */
const isOver = (it: Look) => it.own.length > 0 && !it.runs && it.unfinished.length === 0;

/** Whether that is so of a day off or a holiday, which was paid neither by leave nor by overtime that was approved. */
function mayBeGivenBack(it: Look): boolean {
  const isPaid = it.givenBack || it.isApproved;
  return it.counted && (it.isHoliday || it.isOff) && isOver(it) && !it.onTrip && !isPaid;
}

function measured(it: Look): Pick<SlowDay, 'expected' | 'late' | 'early' | 'overtime'> {
  if (!it.counted) return { expected: 0, late: 0, early: 0, overtime: 0 };
  const due = Math.max(0, it.due - cut(it.off.size * TICK_SECONDS));
  if (it.own.length === 0) return { expected: it.over && !it.spared ? due : 0, late: 0, early: 0, overtime: 0 };
  const minutes = cut(it.steps.size * STEP_SECONDS);
  const judged = !it.spared && it.halves > 0;
  return {
    expected: it.spared ? Math.min(due, minutes) : due,
    late: judged ? lateOf(it) : 0,
    early: judged && it.over ? earlyOf(it) : 0,
    overtime: it.onTrip || ((it.isHoliday || it.isOff) && it.givenBack) ? 0 : overtimeOf(it, minutes),
  };
}

const firstOf = (it: Look) => Math.min(...it.own.map((one) => ms(one.startedAt)));

function lateOf(it: Look): number {
  const first = firstOf(it);
  const off = [...it.off].filter((tick) => tick < first).length * TICK_SECONDS;
  const late = cut((first - it.begins) / 1000 - off);
  return late > it.shift.grace ? late : 0;
}

/** When somebody left for the day, as far as that is known. */
function lastOf(it: Look): number | undefined {
  const ends = it.own.filter((one) => one.ending === 'checked_out').map((one) => ms(one.endedAt as string));
  const last = Math.max(...ends);
  return ends.length === 0 || it.runs || it.unfinished.some((one) => ms(one.startedAt) >= last) ? undefined : last;
}

/** Whether they were there for more than an hour of the half of a day that they had off. */
function stayedInHalf(it: Look): boolean {
  const last = lastOf(it);
  if (it.morningOff === it.eveningOff || last === undefined) return false;
  const middle = (it.starts + it.ends) / 2;
  const [from, to] = it.morningOff ? [it.starts, middle] : [middle, it.ends];
  let seconds = 0;
  for (const step of it.steps)
    seconds += Math.max(0, Math.min(step / 1000 + STEP_SECONDS, to / 1000) - Math.max(step, from) / 1000);
  return cut(seconds) > 60;
}

function earlyOf(it: Look): number {
  const last = lastOf(it);
  if (last === undefined) return 0;
  const off = [...it.off].filter((tick) => tick >= last).length * TICK_SECONDS;
  return cut((it.finishes - last) / 1000 - off);
}

/** Counted step by step: a minute more only with all of its steps, and not without those that it needs to matter. */
function overtimeOf(it: Look, minutes: number): number {
  const all = it.isHoliday || it.isOff ? minutes : beyond(it);
  let counted = 0;
  while (counted + it.shift.overtimestep <= all) counted += it.shift.overtimestep;
  return all >= it.shift.overtimefrom ? counted : 0;
}

/** Hours off are paid as if they had been worked: while somebody was there or had gone for a while, and before and after. */
function beyond(it: Look): number {
  const begins = it.halves === 1 && it.morningOff ? it.begins : it.starts;
  const first = firstOf(it);
  const from = it.shift.overtimebefore ? first : Math.max(first, begins);
  const ends = it.own.filter((one) => one.ending === 'checked_out').map((one) => ms(one.endedAt as string));
  const left = Math.max(first, ...ends, it.runs ? it.now : 0);
  const within = [...it.off].filter((tick) => first <= tick && tick < left);
  const ticks = new Set(within);
  for (const step of it.steps) for (let at = 0; at < STEP_SECONDS; at += TICK_SECONDS) ticks.add(step + at * 1000);
  let seconds = 0;
  for (const tick of ticks) seconds += Math.min(TICK_SECONDS, Math.max(0, TICK_SECONDS - (from - tick) / 1000));
  const besides = (it.off.size - within.length) * TICK_SECONDS;
  const minutes = cut(seconds + besides);
  const pauses = cut((Math.max(from, left) - from) / 1000 + besides) - minutes;
  return Math.max(0, minutes - Math.max(0, Math.ceil((it.shift.break * it.halves) / 2) - pauses) - it.due);
}

const cut = (seconds: number) => Math.max(0, Math.floor(seconds / 60));
const ms = (instant: string): number => Temporal.Instant.from(instant).epochMilliseconds;

/** Who is in is in all of the day, and after midnight until six hours after the shift, or after a check-in later still. */
function stillRuns(
  company: AttendanceMonth['company'],
  open: Attended,
  shift: { starts: string; ends: string },
  shiftEnds: number,
): boolean {
  const today = company.now.toZonedDateTimeISO(company.zone).toPlainDate();
  const nightEnds = today.toZonedDateTime({ timeZone: company.zone, plainTime: shift.ends }).epochMilliseconds;
  const inNight = shift.ends <= shift.starts && company.now.epochMilliseconds < nightEnds;
  const countsFor = inNight ? today.subtract({ days: 1 }) : today;
  if (open.day >= countsFor.toString()) return true;
  return company.now.epochMilliseconds <= Math.max(shiftEnds, ms(open.startedAt)) + 6 * 3_600_000;
}
