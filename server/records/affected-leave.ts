import type { HolidayEffect } from '@muster/domain/holidays/holidays-contract.ts';
import { type Generated, sql } from 'kysely';
import { inBatches } from '../database/batches.ts';
import type { Read, Write } from '../database/engine.ts';

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
}

/** An effect as it is stored. */
export const storedEffect = (effect: HolidayEffect) =>
  effect === 'uncharged' ? ({ effect: 'no-longer-inside', uncharged: 1 } as const) : { effect, uncharged: 0 };

/** What a line says of its leave. */
export const effectOf = (line: { readonly effect: HolidayEffect; readonly isUncharged: number }): HolidayEffect =>
  line.isUncharged === 1 ? 'uncharged' : line.effect;

/**
 * The lines that wait for the office, with their leave: not of leave that is gone, and none of a day that is charged by now
 * because the leave was changed since.
 */
export const selectAffected = (db: Read) =>
  db
    .selectFrom('affected_leave')
    .innerJoin('leave', 'leave.id', 'affected_leave.leave_id')
    .where('affected_leave.done_at', 'is', null)
    .where('leave.status', 'in', ['pending', 'approved'])
    .where((eb) =>
      eb.or([
        eb('affected_leave.uncharged', '=', 0),
        sql<boolean>`leave.uncharged like '%' || cast(affected_leave.holidaydate as text) || '%'`,
      ]),
    );

/** Lists leave that a change of a holiday touches, for the office to look at; answers the number of the line of each leave. */
export async function addAffected(
  trx: Write,
  touched: readonly { leaveId: number; effect: HolidayEffect }[],
  holiday: { holidaydate: string; description: string },
  at: string,
): Promise<ReadonlyMap<number, number>> {
  if (touched.length === 0) return new Map();
  const { holidaydate, description } = holiday;
  const added = await trx
    .insertInto('affected_leave')
    .values(
      touched.map(({ leaveId, effect }) => ({
        leave_id: leaveId,
        ...storedEffect(effect),
        holidaydate,
        description,
        at,
        done_at: null,
      })),
    )
    .returning(['id', 'leave_id'])
    .execute();
  return new Map(added.map((it) => [it.leave_id, it.id]));
}

/** Takes a line off the office's list; false when there is no such open line. */
export async function markDone(trx: Write, id: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('affected_leave')
    .set({ done_at: now })
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

/** Takes lines off the office's list whose days are free again. */
export async function withdrawLines(trx: Write, ids: readonly number[], at: string): Promise<void> {
  await inBatches(ids, async (some) => {
    await trx.updateTable('affected_leave').set({ done_at: at }).where('id', 'in', some).execute();
  });
}
