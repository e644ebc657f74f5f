import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { asHalfDays } from '@muster/domain/leave/half-days.ts';
import type { Database } from '@muster/server/database/engine.ts';
import { grantLeave } from '@muster/server/records/leave/ledger/grants.ts';
import { countOnAfter, insertRows, type Row } from '@muster/server/seed/bulk-insert.ts';

const YEARS = 6;
const PLENTY = 10_000;
export const today = (): string => Temporal.Now.plainDateISO('Asia/Yangon').toString();
const now = () => Temporal.Now.instant().toString({ smallestUnit: 'millisecond' });

/**
 * The days that the benchmark takes, one after the other: working days of years that have no holidays yet, enough for
 * every member to take one each time.
 */
export const daysAhead = (): string[] => {
  const first = Temporal.PlainDate.from({ year: fiscalYearOf(today()) + 2, month: 4, day: 1 });
  return Array.from({ length: (YEARS - 3) * 365 }, (_, index) => first.add({ days: index }))
    .filter((it) => it.dayOfWeek <= 5)
    .map(String);
};

/** So much leave for everybody that no benchmark uses it up, in every year that it reaches. */
export async function grantPlenty(database: Database): Promise<void> {
  await grantLeave(database, () => Temporal.Now.instant());
  const members = await database.query.selectFrom('member').select('id').execute();
  const first = fiscalYearOf(today());
  const rows = members.flatMap(({ id }) =>
    Array.from({ length: YEARS }, (_, year) => ({
      member_id: id,
      leaveid: 'CL',
      fiscal_year: first + year,
      kind: 'adjusted' as const,
      half_days: PLENTY,
      at: now(),
    })),
  );
  await database.write(async (trx) => {
    for (let start = 0; start < rows.length; start += 100) {
      await trx
        .insertInto('leave_ledger')
        .values(rows.slice(start, start + 100))
        .execute();
    }
  });
}

/**
 * A leave that is long gone, with a number far from all others, so that the number of the next one is told in a
 * recording from every other value.
 */
export async function numberLeaveFromAfar(database: Database): Promise<void> {
  const id = 1_000_000;
  await database.write(async (trx) => {
    await insertRows(trx, 'leave', [leaveRow(id, 1, '2020-01-01', 'removed')]);
    await countOnAfter(trx);
  });
}

const HISTORY_LEAVES = 12;

/** Approved leave of past years, a day each month, with its ledger: what stands behind a member of long service. */
export async function addLeaveHistory(database: Database, members: number, years: number): Promise<void> {
  let id = 0;
  for (let member = 1; member <= members; member++) {
    // One more than the years have months, so that the year which the page shows is as full in the shortest history.
    const length = years * HISTORY_LEAVES + 1;
    const days = Array.from({ length }, (_, index) =>
      Temporal.PlainDate.from(today())
        .subtract({ days: 3, months: length - 1 - index })
        .toString(),
    );
    const leave = days.map((day) => leaveRow(++id, member, day, 'approved'));
    await database.write(async (trx) => {
      await insertRows(trx, 'leave', leave);
      await insertRows(
        trx,
        'member_day',
        leave.map((it) => ({ member_id: member, day: it.from_date, claim: 'leave' as const, leave_id: it.id })),
      );
      const lines = leave.map((it) => ({
        member_id: member,
        leaveid: 'CL',
        fiscal_year: fiscalYearOf(it.from_date),
        kind: 'taken' as const,
        half_days: asHalfDays(-1),
        leave_id: it.id,
        revision: 1,
        at: it.created_at,
        from_day: it.from_date,
        until_day: it.to_date,
      }));
      await trx.insertInto('leave_ledger').values(lines).execute();
    });
  }
}

function leaveRow(id: number, member_id: number, day: string, status: 'approved' | 'removed'): Row<'leave'> {
  return {
    id,
    member_id,
    leaveid: 'CL',
    from_date: day,
    to_date: day,
    remark: '',
    status,
    revision: 2,
    decided_by: null,
    decided_at: null,
    return_from: null,
    created_at: `${day}T02:30:00.000Z`,
  };
}
