import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { WEEKEND } from '@muster/domain/work/rest-days.ts';
import {
  BEGINNING,
  type DayOverride,
  FOREVER,
  type WorkChange,
  type WorkSpan,
} from '@muster/domain/work/work-pattern.ts';
import type { Read, Write } from '../../../database/engine.ts';
import { timesOnRecord } from '../../office/audit.ts';
import { asRestColumns } from './rest-columns.ts';
import type { Work, WorkPattern } from './work.ts';

/** What everybody begins with: the company's own shift and sites, no group, the weekend off, and a day without a check-in counts. */
export async function beginWork(trx: Write, memberId: number, counted = true): Promise<void> {
  await trx
    .insertInto('member_work')
    .values((eb) => ({
      member_id: memberId,
      from_day: BEGINNING,
      until_day: FOREVER,
      group_id: null,
      shift_id: eb.selectFrom('company').select('default_shift_id'),
      ...asRestColumns({ restdays: WEEKEND }),
      location_rule: 'sites' as const,
      attendance_counted: Number(counted),
    }))
    .execute();
}

/** Stores a change of what holds from a day on, in a transaction that holds the member. */
export async function storeWork(
  trx: Write,
  memberId: number,
  { before, replaces, span }: Pick<WorkChange<WorkSpan & { readonly id: number }>, 'before' | 'replaces' | 'span'>,
  pattern: WorkPattern,
): Promise<void> {
  const columns = {
    group_id: pattern.groupId,
    shift_id: pattern.shiftId,
    ...asRestColumns(pattern),
    location_rule: pattern.locationrule,
    attendance_counted: Number(pattern.counted),
  };
  if (replaces) {
    await trx.updateTable('member_work').set(columns).where('id', '=', before.id).execute();
    await trx.deleteFrom('member_work_site').where('work_id', '=', before.id).execute();
    return nameSites(trx, before.id, pattern.siteIds);
  }
  await trx
    .updateTable('member_work')
    .set({ until_day: addDays(span.from, -1) })
    .where('id', '=', before.id)
    .execute();
  const { id } = await trx
    .insertInto('member_work')
    .values({ member_id: memberId, from_day: span.from, until_day: span.until, ...columns })
    .returning('id')
    .executeTakeFirstOrThrow();
  await nameSites(trx, id, pattern.siteIds);
}

/** Cuts what holds in two, the same on both sides, so that the first part can be changed. */
export async function cutWork(trx: Write, memberId: number, before: Work, goesOn: Day): Promise<void> {
  await storeWork(trx, memberId, { before, replaces: false, span: { from: goesOn, until: before.until } }, before);
}

/** Takes back what was to hold from a day on: what held before goes on in its place, in a transaction that holds the member. */
export async function dropWork(
  trx: Write,
  dropped: WorkSpan & { readonly id: number },
  before: { readonly id: number },
) {
  await trx.deleteFrom('member_work_site').where('work_id', '=', dropped.id).execute();
  await trx.deleteFrom('member_work').where('id', '=', dropped.id).execute();
  await trx.updateTable('member_work').set({ until_day: dropped.until }).where('id', '=', before.id).execute();
}

async function nameSites(trx: Write, workId: number, siteIds: readonly number[]): Promise<void> {
  if (siteIds.length === 0) return;
  await trx
    .insertInto('member_work_site')
    .values([...new Set(siteIds)].map((site_id) => ({ work_id: workId, site_id })))
    .execute();
}

export interface StoredOverride extends DayOverride {
  readonly reason: string;
  readonly by: string;
  readonly at: string;
  readonly revision: number;
}

/** The single days of a member that are off or worked, with who said so, oldest first. */
export async function overridesOf(db: Read, memberId: number): Promise<StoredOverride[]> {
  return db
    .selectFrom('day_override')
    .innerJoin('member', 'member.id', 'day_override.by_id')
    .select([
      'day_override.day',
      'day_override.kind',
      'day_override.reason',
      'member.membername as by',
      'day_override.at',
      'day_override.revision',
    ])
    .where('day_override.member_id', '=', memberId)
    .orderBy('day_override.day')
    .execute();
}

/**
 * Makes a single day off or worked, in the place of what was said of it before, in a transaction that holds the member.
 * The caller records it, by which its revision is counted: one that was there once does not come again, also where the
 * day was as usual between.
 */
export async function storeOverride(
  trx: Write,
  memberId: number,
  { day, kind, reason }: DayOverride & { readonly reason: string },
  by: { readonly id: number; readonly at: string },
): Promise<void> {
  const before = await timesOnRecord(trx, { action: 'member.day-override', subject: `member:${memberId}` });
  const said = { kind, reason, by_id: by.id, at: by.at, revision: before + 1 };
  await trx
    .insertInto('day_override')
    .values({ member_id: memberId, day, ...said })
    .onConflict((it) => it.columns(['member_id', 'day']).doUpdateSet(said))
    .execute();
}

/** Takes back what was said of a single day. */
export async function dropOverride(trx: Write, memberId: number, day: Day): Promise<void> {
  await trx.deleteFrom('day_override').where('member_id', '=', memberId).where('day', '=', day).execute();
}
