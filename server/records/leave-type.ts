import type { YearlyDays } from '@muster/domain/leave/days-per-year.ts';
import type { LeaveType } from '@muster/domain/leave/leave-type.ts';
import type { Generated } from 'kysely';
import { compiledOnce } from '../database/compiled-once.ts';
import type { Read, Write } from '../database/engine.ts';
import { locking } from '../database/locks.ts';

export interface LeaveTypeTables {
  leave_code: LeaveCodeTable;
}

interface LeaveCodeTable {
  leaveid: string;
  description: string;
  next_to_holiday: 'allow' | 'forbid';
  next_to_offday: 'allow' | 'forbid';
  /** What a fiscal year gives from `days_from_year` on; the years before it give `days_before`. */
  days_per_year: Generated<number>;
  days_from_year: Generated<number>;
  days_before: Generated<number>;
  revision: Generated<number>;
}

/** A leave type with what it gives a year. */
export interface KeptLeaveType extends LeaveType, YearlyDays {
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
      'days_per_year as daysPerYear',
      'days_from_year as daysFromYear',
      'days_before as daysBefore',
      'revision',
    ]);

export const listTypes = (db: Read): Promise<KeptLeaveType[]> => types(db).orderBy('leaveid').execute();

const typeById = compiledOnce((db, { leaveid }: { readonly leaveid: string }) =>
  types(db).where('leaveid', '=', leaveid),
);

export async function findType(db: Read, leaveid: string): Promise<KeptLeaveType | undefined> {
  const [type] = await typeById(db, { leaveid });
  return type;
}

const holdType = locking((db, { leaveid }: { readonly leaveid: string }) =>
  db.selectFrom('leave_code').select('leaveid').where('leaveid', '=', leaveid).forNoKeyUpdate(),
);

/** Makes this transaction the only one that changes a leave type or grants its days. */
export const lockLeaveType = (trx: Write, leaveid: string): Promise<void> => holdType(trx, { leaveid });

const columnsOf = (it: KeptLeaveType) => ({
  description: it.description,
  next_to_holiday: it.nextToHoliday,
  next_to_offday: it.nextToOffday,
  days_per_year: it.daysPerYear,
  days_from_year: it.daysFromYear,
  days_before: it.daysBefore,
  revision: it.revision,
});

export async function addType(trx: Write, it: KeptLeaveType): Promise<void> {
  await trx
    .insertInto('leave_code')
    .values({ leaveid: it.leaveid, ...columnsOf(it) })
    .execute();
}

/** Stores a type as it now is. The caller holds it. */
export async function storeType(trx: Write, it: KeptLeaveType): Promise<void> {
  await trx.updateTable('leave_code').set(columnsOf(it)).where('leaveid', '=', it.leaveid).execute();
}
