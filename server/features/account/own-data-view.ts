import { BEGINNING, FOREVER } from '@muster/domain/work/work-pattern.ts';
import { sql } from 'kysely';
import type { Read } from '../../database/engine.ts';
import { workHistory } from '../../records/work/member-work/work.ts';
import type { OwnTable } from './own-tables.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The rows of a table that are about a member, without what is nobody's to read and what is about somebody else. */
export async function rowsAbout(
  db: Read,
  { table, by, without = [], others, elsewhere }: OwnTable,
  memberId: number,
): Promise<Row[]> {
  const named = by.map((column) => sql`${sql.ref(column)} = ${memberId}`);
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where ${sql.join(named, sql` or `)} order by 1`.execute(db);
  return rows.map((row) => {
    const theirs = [
      ...(others && row[others.of] !== memberId ? others.without : []),
      ...(elsewhere && row[elsewhere.madeBy] !== null ? elsewhere.without : []),
    ];
    const readable = Object.entries(row).filter(([column]) => !without.includes(column));
    return Object.fromEntries(readable.map(([column, value]) => [column, theirs.includes(column) ? null : value]));
  });
}

/** Lines of the log that one statement reads: an officer has tens of thousands, and each is a round trip on PostgreSQL. */
const READ = 2000;

/** What the log says that a member did, so many lines at a time. */
export const auditedBy = (db: Read, memberId: number, step: number): AsyncGenerator<Row[]> =>
  byId(step, (after) =>
    db
      .selectFrom('audit')
      .select(['id', 'at', 'action', 'subject'])
      .where('actor_id', '=', memberId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(READ)
      .execute(),
  );

/** What it says that others did to their record. */
export const auditedOf = (db: Read, memberId: number, step: number): AsyncGenerator<Row[]> =>
  byId(step, (after) =>
    db
      .selectFrom('audit')
      .select(['id', 'at', 'action', 'before', 'after'])
      .where('subject', '=', `member:${memberId}`)
      .where('id', '>', after)
      .orderBy('id')
      .limit(READ)
      .execute(),
  );

async function* byId<R extends { readonly id: number }>(
  step: number,
  read: (after: number) => Promise<R[]>,
): AsyncGenerator<R[]> {
  let after = 0;
  for (;;) {
    const rows = await read(after);
    for (let from = 0; from < rows.length; from += step) yield rows.slice(from, from + step);
    if (rows.length < READ) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/**
 * The shifts of a member as they are worked, by the days on which they have them and on which those times hold, oldest first:
 * their work itself names a shift by its number alone. A day is empty where there is no first or last one.
 */
export async function shiftsOf(db: Read, memberId: number): Promise<Row[]> {
  const works = await workHistory(db, memberId);
  return works.flatMap((work) =>
    work.shift.times
      .filter((it) => it.from <= work.until && it.until >= work.from)
      .map(({ from, until, ...times }) => {
        const first = from > work.from ? from : work.from;
        const last = until < work.until ? until : work.until;
        return {
          from_day: first === BEGINNING ? null : first,
          until_day: last === FOREVER ? null : last,
          shift_id: work.shiftId,
          ...{ name: work.shift.name, ...times },
        };
      }),
  );
}

/** The trips that a member is or was on. */
export async function tripsOf(db: Read, memberId: number): Promise<Row[]> {
  return db
    .selectFrom('trip')
    .innerJoin('trip_member', 'trip_member.trip_id', 'trip.id')
    .select(['trip.id', 'number', 'place', 'departure', 'arrival', 'trip.remark', 'approval', 'cancelled_at'])
    .where('trip_member.member_id', '=', memberId)
    .orderBy('trip.id')
    .execute();
}

/** The documents that lie with leave of a member, whoever has added them. */
export async function documentsOf(db: Read, memberId: number): Promise<Row[]> {
  return db
    .selectFrom('leave_document')
    .innerJoin('leave', 'leave.id', 'leave_document.leave_id')
    .innerJoin('stored_file', 'stored_file.id', 'leave_document.file_id')
    .select(['leave_document.id', 'leave_id', 'stored_file.name', 'added_at'])
    .where('leave.member_id', '=', memberId)
    .orderBy('leave_document.id')
    .execute();
}

export async function filesOf(db: Read, memberId: number): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('stored_file')
    .select(['id', 'name'])
    .where('uploaded_by', '=', memberId)
    .orderBy('id')
    .execute();
}
