import { addDays } from '@muster/domain/calendar/day.ts';
import type { HolidayEffect } from '@muster/domain/holidays/holidays-contract.ts';
import { isBeside, LONGEST_RUN } from '@muster/domain/leave/rules/adjacency.ts';
import { type ExpressionBuilder, type Generated, sql } from 'kysely';
import { inBatches } from '../../database/batches.ts';
import type { Read, Write } from '../../database/engine.ts';
import { freeDaysBetween } from '../work/rest-days.ts';
import type { LeaveTables } from './leave.ts';

export interface AffectedLeaveTables {
  affected_leave: AffectedLeaveTable;
}

interface AffectedLeaveTable {
  id: Generated<number>;
  leave_id: number;
  /** The day that a changed holiday was or is on, or that is worked by now. */
  holidaydate: string;
  /** The holiday's name, or the reason for which a single day is worked; empty where other work is set. */
  description: string;
  effect: Exclude<HolidayEffect, 'uncharged'>;
  /** 1 where the day cost nothing: it is `no-longer-inside` then, as which servers of the version before know it. */
  uncharged: Generated<number>;
  at: string;
  done_at: string | null;
  /** Who has called it settled; null while it is open, and where a change has settled it. */
  done_by: number | null;
}

/** An effect as it is stored. */
export const storedEffect = (effect: HolidayEffect) =>
  effect === 'uncharged' ? ({ effect: 'no-longer-inside', uncharged: 1 } as const) : { effect, uncharged: 0 };

/** What a line says of its leave. */
export const effectOf = (line: { readonly effect: HolidayEffect; readonly isUncharged: number }): HolidayEffect =>
  line.isUncharged === 1 ? 'uncharged' : line.effect;

type Joined = ExpressionBuilder<AffectedLeaveTables & LeaveTables, 'affected_leave' | 'leave'>;

/** Whether a leave still does with the day what its line says: skips it, or charges it; what is beside a leave is not its day. */
const isAsListed = (eb: Joined) => {
  const skips = sql<boolean>`leave.uncharged like '%' || cast(affected_leave.holidaydate as text) || '%'`;
  const charges = eb.and([
    eb('leave.from_date', '<=', eb.ref('affected_leave.holidaydate')),
    eb('leave.to_date', '>=', eb.ref('affected_leave.holidaydate')),
    eb.not(skips),
  ]);
  return eb.or([
    eb.and([eb('affected_leave.uncharged', '=', 1), skips]),
    eb.and([eb('affected_leave.uncharged', '=', 0), charges]),
    eb('affected_leave.effect', 'in', ['adjacent', 'no-longer-adjacent']),
  ]);
};

const openLines = (db: Read) =>
  db
    .selectFrom('affected_leave')
    .innerJoin('leave', 'leave.id', 'affected_leave.leave_id')
    .where('affected_leave.done_at', 'is', null);

/**
 * The lines that wait for the office, with their leave: not of leave that is gone, and none of a day that a change of the
 * leave has settled since, because it charges it by now, charges it no more or has it no more.
 */
export const selectAffected = (db: Read) =>
  openLines(db)
    .where('leave.status', 'in', ['pending', 'approved'])
    .where((eb) => isAsListed(eb));

/**
 * The lines that somebody has called settled and that would be open without that: their leave still does with the day what
 * they say, and nothing has come in their place.
 */
export const selectSettled = (db: Read) =>
  db
    .selectFrom('affected_leave')
    .innerJoin('leave', 'leave.id', 'affected_leave.leave_id')
    .where('affected_leave.done_by', 'is not', null)
    .where('leave.status', 'in', ['pending', 'approved'])
    .where((eb) => isAsListed(eb))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('affected_leave as later')
            .select('later.id')
            .whereRef('later.leave_id', '=', 'affected_leave.leave_id')
            .whereRef('later.holidaydate', '=', 'affected_leave.holidaydate')
            .whereRef('later.id', '>', 'affected_leave.id'),
        ),
      ),
    );

/** Takes lines off the list for good that a change of their leave, which has just been stored, has settled. */
export async function settleChanged(trx: Write, leaveId: number, at: string): Promise<void> {
  const settled = await openLines(trx)
    .select('affected_leave.id')
    .where('leave.id', '=', leaveId)
    .where((eb) => eb.not(isAsListed(eb)))
    .execute();
  const apart = await linesApart(trx, leaveId);
  await withdrawLines(
    trx,
    [...settled, ...apart].map((it) => it.id),
    at,
  );
}

/** The lines about what was beside a leave and is not any more. */
async function linesApart(trx: Write, leaveId: number): Promise<{ readonly id: number }[]> {
  const lines = await openLines(trx)
    .select(['affected_leave.id', 'affected_leave.holidaydate as day'])
    .select(['leave.member_id as memberId', 'leave.from_date as from', 'leave.to_date as to'])
    .where('leave.id', '=', leaveId)
    .where('affected_leave.effect', 'in', ['adjacent', 'no-longer-adjacent'])
    .execute();
  const near = lines.filter(
    ({ day, from, to }) => day >= addDays(from, -LONGEST_RUN) && day <= addDays(to, LONGEST_RUN),
  );
  const [first] = near;
  if (!first) return lines;
  const { memberId, from, to } = first;
  const free = await freeDaysBetween(trx, memberId, addDays(from, -LONGEST_RUN), addDays(to, LONGEST_RUN));
  const beside = new Set(near.filter((it) => isBeside(it, it.day, free)));
  return lines.filter((it) => !beside.has(it));
}

/**
 * Lists leave that a change of a holiday touches, for the office to look at, in place of what was open about the same day;
 * answers the number of the line of each leave.
 */
export async function addAffected(
  trx: Write,
  touched: readonly { leaveId: number; effect: HolidayEffect }[],
  holiday: { holidaydate: string; description: string },
  at: string,
): Promise<ReadonlyMap<number, number>> {
  const { holidaydate, description } = holiday;
  const lines = new Map<number, number>();
  await inBatches(touched, async (some) => {
    await trx
      .updateTable('affected_leave')
      .set({ done_at: at })
      .where(
        'leave_id',
        'in',
        some.map((it) => it.leaveId),
      )
      .where('holidaydate', '=', holidaydate)
      .where('done_at', 'is', null)
      .execute();
    const rows = some.map(({ leaveId, effect }) => ({
      leave_id: leaveId,
      ...storedEffect(effect),
      holidaydate,
      description,
      at,
      done_at: null,
    }));
    const added = await trx.insertInto('affected_leave').values(rows).returning(['id', 'leave_id']).execute();
    for (const it of added) lines.set(it.leave_id, it.id);
  });
  return lines;
}

/** Puts a line back on the office's list; false when nobody has called it settled, or somebody has put it back already. */
export async function openAgain(trx: Write, id: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('affected_leave')
    .set({ done_at: null, done_by: null })
    .where('id', '=', id)
    .where('done_by', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a line off the office's list; false when there is no such open line. */
export async function markDone(trx: Write, id: number, done: { at: string; by: number }): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('affected_leave')
    .set({ done_at: done.at, done_by: done.by })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A day of leave that cost nothing. */
export interface UnchargedDay {
  readonly leaveId: number;
  readonly day: string;
}

/** Lists days that leave skipped and that are worked by now; `description` says why, or nothing. */
export async function addUncharged(
  trx: Write,
  days: readonly UnchargedDay[],
  description: string,
  at: string,
): Promise<void> {
  await inBatches(days, async (some) => {
    await trx
      .insertInto('affected_leave')
      .values(
        some.map(({ leaveId, day }) => ({
          leave_id: leaveId,
          ...storedEffect('uncharged'),
          holidaydate: day,
          description,
          at,
          done_at: null,
        })),
      )
      .execute();
  });
}

/** Takes lines off the office's list that there is nothing to be done about any more. */
export async function withdrawLines(trx: Write, ids: readonly number[], at: string): Promise<void> {
  await inBatches(ids, async (some) => {
    await trx.updateTable('affected_leave').set({ done_at: at }).where('id', 'in', some).execute();
  });
}
