import type { YearlyDays } from '@muster/domain/leave/balances/days-per-year.ts';
import { asDays, asHalfDays } from '@muster/domain/leave/half-days.ts';
import type { LeaveTerms, LeaveType } from '@muster/domain/leave/types/leave-type.ts';
import type { Generated, Selectable } from 'kysely';
import { rememberedOnce } from '../../database/compiled-once.ts';
import type { Read, Write } from '../../database/engine.ts';
import { locking } from '../../database/locks.ts';

export interface LeaveTypeTables {
  leave_code: LeaveCodeTable;
}

interface LeaveCodeTable {
  leaveid: string;
  description: string;
  next_to_holiday: 'allow' | 'forbid';
  next_to_offday: 'allow' | 'forbid';
  /** What a fiscal year gives from `days_from_year` on; the years before it give `half_days_before`. */
  half_days_per_year: Generated<number>;
  days_from_year: Generated<number>;
  half_days_before: Generated<number>;
  revision: Generated<number>;
  paid: Generated<'full' | 'half' | 'none'>;
  unlimited: Generated<number>;
  prorated: Generated<number>;
  carry_half_days: Generated<number>;
  carry_months: Generated<number>;
  half_days_allowed: Generated<number>;
  free_days: Generated<'counted' | 'skipped'>;
  service_months: Generated<number>;
  earned_monthly: Generated<number>;
  second_over: number | null;
  document_over: number | null;
  /** When it was last taken from what is offered; null while it is offered. */
  retired_at: Generated<string | null>;
}

/** A leave type with what it gives a year. */
export interface KeptLeaveType extends LeaveType, YearlyDays, LeaveTerms {
  readonly revision: number;
}

const types = (db: Read) =>
  db
    .selectFrom('leave_code')
    .select([
      'leaveid',
      'description',
      'next_to_holiday as nextToHoliday',
      'next_to_offday as nextToOffday',
      'half_days_per_year',
      'days_from_year as daysFromYear',
      'half_days_before',
      'revision',
      'paid',
      'unlimited',
      'prorated',
      'carry_half_days',
      'carry_months as carryMonths',
      'half_days_allowed',
      'free_days as freeDays',
      'service_months as serviceMonths',
      'earned_monthly',
      'second_over as secondOver',
      'document_over as documentOver',
      'retired_at',
    ]);

type TypeRow = Awaited<ReturnType<ReturnType<typeof types>['execute']>>[number];

const asType = (row: TypeRow): KeptLeaveType => {
  const { half_days_per_year, half_days_before, carry_half_days, half_days_allowed, retired_at, ...plain } = row;
  const { unlimited, prorated, earned_monthly, ...type } = plain;
  return {
    ...type,
    unlimited: unlimited === 1,
    prorated: prorated === 1,
    carryDays: asDays(carry_half_days),
    halfDays: half_days_allowed === 1,
    earnedMonthly: earned_monthly === 1,
    retired: retired_at !== null,
    daysPerYear: asDays(half_days_per_year),
    daysBefore: asDays(half_days_before),
  };
};

export async function listTypes(db: Read): Promise<KeptLeaveType[]> {
  return (await types(db).orderBy('leaveid').execute()).map(asType);
}

const typeById = rememberedOnce((db, { leaveid }: { readonly leaveid: string }) =>
  types(db).where('leaveid', '=', leaveid),
);

export async function findType(db: Read, leaveid: string): Promise<KeptLeaveType | undefined> {
  const [type] = await typeById(db, { leaveid });
  return type && asType(type);
}

const holdTypes = locking('leave-types', (db) =>
  db.selectFrom('leave_code').select('leaveid').orderBy('leaveid').forNoKeyUpdate(),
);

/** Makes this transaction the only one that names or changes leave types or runs their year's end. */
export const lockLeaveTypes = (trx: Write): Promise<void> => holdTypes(trx, {});

const holdAsTheyAre = locking('leave-types', (db) =>
  db.selectFrom('leave_code').select('leaveid').orderBy('leaveid').forShare(),
);

/**
 * Has the leave types, and what is agreed of them, stay as they are until this transaction has given by them, beside others
 * that do. Like those who change them, whoever holds members too holds these first.
 */
export const keepLeaveTypes = (trx: Write): Promise<void> => holdAsTheyAre(trx, {});

/** All that is kept of a type but its name and whether it is offered: a column that is forgotten here is asked for. */
const columnsOf = (it: KeptLeaveType): Omit<Selectable<LeaveCodeTable>, 'leaveid' | 'retired_at'> => ({
  description: it.description,
  next_to_holiday: it.nextToHoliday,
  next_to_offday: it.nextToOffday,
  half_days_per_year: asHalfDays(it.daysPerYear),
  days_from_year: it.daysFromYear,
  half_days_before: asHalfDays(it.daysBefore),
  revision: it.revision,
  paid: it.paid,
  unlimited: it.unlimited ? 1 : 0,
  prorated: it.prorated ? 1 : 0,
  carry_half_days: asHalfDays(it.carryDays),
  carry_months: it.carryMonths,
  half_days_allowed: it.halfDays ? 1 : 0,
  free_days: it.freeDays,
  service_months: it.serviceMonths,
  earned_monthly: it.earnedMonthly ? 1 : 0,
  second_over: it.secondOver,
  document_over: it.documentOver,
});

export async function addType(trx: Write, it: KeptLeaveType): Promise<void> {
  await trx
    .insertInto('leave_code')
    .values({ leaveid: it.leaveid, ...columnsOf(it) })
    .execute();
}

/** Takes a type from what is offered, or offers it again with null; one revision on. The caller holds it. */
export async function storeRetired(trx: Write, leaveid: string, revision: number, at: string | null): Promise<void> {
  await trx
    .updateTable('leave_code')
    .set({ retired_at: at, revision: revision + 1 })
    .where('leaveid', '=', leaveid)
    .execute();
}

/** Stores a type as it now is, one revision on. The caller holds it. */
export async function storeType(trx: Write, it: KeptLeaveType): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('leave_code')
    .set(columnsOf(it))
    .where('leaveid', '=', it.leaveid)
    .where('revision', '=', it.revision - 1)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Error('A leave type was changed by somebody who did not hold it.');
}
