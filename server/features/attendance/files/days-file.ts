import { MAX_LIST_DAYS } from '@muster/domain/attendance/attendance-contract.ts';
import type { daysAsCsv } from '@muster/domain/attendance/files/attendance-files-contract.ts';
import type { DayRecord } from '@muster/domain/attendance/summary/day-record.ts';
import { wallClock } from '@muster/domain/calendar/wall-clock.ts';
import { writeCell } from '@muster/domain/files/table-cells.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Cell, TableRows } from '../../../http/files/table-download.ts';
import { requireSpan } from '../../../http/span.ts';
import { sayDayNotes } from '../../../words/words.ts';
import { companyTime } from '../days/company-view.ts';
import type { DerivedMember } from '../days/derived-members.ts';
import { derivedSteps } from './whose-days.ts';

const columns = [
  ...['membercode', 'membername', 'groupno', 'date', 'status', 'checkin', 'checkout'],
  ...['minutes', 'expected', 'late', 'early', 'overtime', 'note'],
];

type Given = Pick<Dependencies, 'database' | 'clock'>;

/**
 * A row a member and day (wire 6), times by the company's clock. Without a member or group: everybody for the office,
 * their groups for managers, their own days for others. Days without a status, on which somebody did not work here, have no row.
 * @throws INVALID_INPUT for a span that is backwards or too long; NOT_FOUND for whom the caller may not see
 */
export async function daysFile(deps: Given, caller: Pick<Caller, 'member'>, asked: Parsed<typeof daysAsCsv>['query']) {
  const db = deps.database.query;
  const days = { from: asked.from, to: asked.to };
  requireSpan(days, MAX_LIST_DAYS);
  const time = await companyTime(db, deps.clock);
  const steps = await derivedSteps(db, caller, { ...asked, days }, time);
  const rows = async function* (): TableRows {
    yield [columns];
    const clock = wallClock(time.zone);
    for await (const members of steps) yield members.flatMap((it) => rowsOf(it, clock));
  };
  return { name: `attendance-${days.from}-${days.to}`, rows: rows() };
}

type Clock = ReturnType<typeof wallClock>;

function rowsOf({ membercode, membername, groupOn, records }: DerivedMember, clock: Clock): Cell[][] {
  const who = [membercode, membername].map(writeCell);
  const there = records.filter((it) => it.status !== null);
  return there.map((it) => [...who, writeCell(groupOn(it.date).groupno ?? ''), ...dayCells(it, clock)]);
}

const dayCells = (it: DayRecord, clock: Clock): Cell[] => [
  ...[it.date, it.status ?? '', it.checkin ? clock(it.checkin) : '', it.checkout ? clock(it.checkout) : ''],
  ...[it.minutes, it.expected, it.late, it.early, it.overtime],
  it.notes.length > 0 ? writeCell(sayDayNotes(it.notes, 'en')) : '',
];
