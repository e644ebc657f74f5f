import { type Day, instantOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearDays, fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { asHalfDays } from '@muster/domain/leave/half-days.ts';
import { daysByFiscalYear, wholeDays } from '@muster/domain/leave/rules/leave-days.ts';
import { noteColumns } from '../records/leave/ledger/entries.ts';
import type { Moment } from './attendance-history.ts';
import type { Row } from './bulk-insert.ts';
import { type OfficeLine, officeLines } from './sample-leave.ts';
import { leaveCodes } from './sample-office.ts';
import { people, type SamplePerson } from './sample-people.ts';
import { memberIdOf, type ScheduledLeave } from './schedule-leave.ts';

type Line = Omit<Row<'leave_ledger'>, 'id'>;

/** The ledger of the sample: last year's grants, this one's and the next one's, what leave took, and what expired. */
export function leaveLedger(
  leave: readonly ScheduledLeave[],
  joinedOn: (person: SamplePerson) => Day,
  now: Moment,
): Row<'leave_ledger'>[] {
  const year = fiscalYearOf(now.day);
  const given = people.flatMap((person) => grants(person, joinedOn(person), year, now.zone));
  const used = leave.flatMap(linesOf);
  const expired = leftOver([...given, ...used], year - 1, now.zone);
  const byHand = officeLines.map((it) => officeLine(it, year, now.zone));
  return [...given, ...used, ...expired, ...byHand]
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .map((line, index) => ({ id: index + 1, ...line }));
}

const plain = {
  ...{ leave_id: null, revision: null, actor_id: null, from_day: null, until_day: null },
  ...{ note: '', note_code: null, note_params: null },
} as const;
const beginning = (year: number, time: string, zone: string) =>
  writeInstant(instantOf(fiscalYearDays(year).from, time, zone));

/** A year's days of every type: on the first of April, or on the day of joining; the next year's with this one's. */
function grants(person: SamplePerson, joined: Day, thisYear: number, zone: string): Line[] {
  const years = [thisYear - 1, thisYear, thisYear + 1].filter((it) => fiscalYearDays(it).to >= joined);
  return years.flatMap((year) => {
    const first = fiscalYearDays(Math.min(year, thisYear)).from;
    const at = writeInstant(instantOf(first > joined ? first : joined, '00:10', zone));
    return leaveCodes.map(
      (type): Line => ({
        ...plain,
        member_id: memberIdOf(person),
        leaveid: type.leaveid,
        fiscal_year: year,
        kind: 'grant',
        half_days: type.half_days_per_year,
        at,
      }),
    );
  });
}

/** What a leave took when it was asked for, and what came back when it was rejected. */
function linesOf(leave: ScheduledLeave): Line[] {
  const span = { from_day: leave.from, until_day: leave.to };
  const about = { ...plain, ...span, member_id: leave.memberId, leaveid: leave.leaveid, leave_id: leave.id };
  return daysByFiscalYear({ ...wholeDays(leave.from, leave.to), part: leave.part ?? null }).flatMap(
    ({ year, days }): Line[] => {
      const taken: Line = {
        ...about,
        fiscal_year: year,
        kind: 'taken',
        half_days: asHalfDays(-days),
        revision: 1,
        at: leave.askedAt,
        actor_id: leave.memberId,
      };
      if (leave.status !== 'rejected') return [taken];
      const at = leave.decidedAt ?? leave.askedAt;
      return [
        taken,
        { ...taken, kind: 'released', half_days: asHalfDays(days), revision: 2, at, actor_id: leave.deciderId },
      ];
    },
  );
}

/** What remained of a year that is over expired when the next began. */
function leftOver(lines: readonly Line[], year: number, zone: string): Line[] {
  const left = new Map<string, Line>();
  for (const line of lines.filter((it) => it.fiscal_year === year)) {
    const key = `${line.member_id} ${line.leaveid}`;
    const half_days = (left.get(key)?.half_days ?? 0) - line.half_days;
    const { member_id, leaveid } = line;
    left.set(key, {
      ...plain,
      member_id,
      leaveid,
      fiscal_year: year,
      kind: 'expired',
      half_days,
      at: beginning(year + 1, '00:05', zone),
      ...noteColumns({ code: 'notTaken', params: {} }),
    });
  }
  return [...left.values()].filter((it) => it.half_days !== 0);
}

function officeLine(it: OfficeLine, year: number, zone: string): Line {
  const [person, hr] = [it.membercode, 'HR001'].map((code) => people.find((one) => one.membercode === code));
  return {
    ...plain,
    member_id: memberIdOf(person as SamplePerson),
    leaveid: 'EL',
    fiscal_year: year,
    kind: it.kind,
    half_days: asHalfDays(it.days),
    at: beginning(year, it.kind === 'carry' ? '00:20' : '10:20', zone),
    actor_id: memberIdOf(hr as SamplePerson),
    ...(it.note === undefined ? noteColumns({ code: 'carriedOver', params: {} }) : { note: it.note }),
  };
}
