import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { MileageState } from '@muster/domain/mileage/mileage-rules.ts';
import { type Generated, type Insertable, type Selectable, sql } from 'kysely';
import type { Read, Write } from '../../database/engine.ts';
import { amountOfEntry, findTerms } from './mileage-rate.ts';

export interface MileageTables {
  mileage: MileageTable;
}

interface MileageTable {
  id: Generated<number>;
  trip_id: number;
  member_id: number;
  day: Day;
  /** Null for a private car. */
  car_id: number | null;
  odometer_start: number | null;
  odometer_end: number | null;
  distance: number;
  remark: string;
  state: Generated<MileageState>;
  /** In thousandths; only of what is approved. */
  rate: Generated<number | null>;
  decided_by: Generated<number | null>;
  /** In whose place, where a deputy decided. */
  decided_for: Generated<number | null>;
  decided_at: Generated<string | null>;
  decision_remark: Generated<string>;
  revision: Generated<number>;
  created_at: string;
}

export type MileageRecord = Selectable<MileageTable>;

export const findMileage = (db: Read, id: number): Promise<MileageRecord | undefined> =>
  db.selectFrom('mileage').selectAll().where('id', '=', id).executeTakeFirst();

export async function addMileageRow(trx: Write, values: Insertable<MileageTable>): Promise<number> {
  const { id } = await trx.insertInto('mileage').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes an entry whose member the caller holds. */
export async function changeMileageRow(
  trx: Write,
  id: number,
  change: Partial<Omit<MileageRecord, 'id' | 'revision'>>,
): Promise<MileageRecord> {
  return trx
    .updateTable('mileage')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function removeMileageRow(trx: Write, id: number): Promise<void> {
  await trx.deleteFrom('mileage').where('id', '=', id).execute();
}

/** How many entries a member has for a trip. */
export async function countMileage(db: Read, tripId: number, memberId: number): Promise<number> {
  const { count } = await db
    .selectFrom('mileage')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('trip_id', '=', tripId)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * What was approved of some days for each member, in hundredths of the currency; undefined where nothing is paid for driving
 * in them.
 */
export async function approvedMileage(
  db: Read,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<ReadonlyMap<number, number> | undefined> {
  const rows = await db
    .selectFrom('mileage')
    .select(['mileage.member_id', sql<number | string>`sum(${amountOfEntry})`.as('amount')])
    .where('state', '=', sql.lit('approved'))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('mileage.member_id')
    .execute();
  const isPaid = (await findTerms(db)).rates.some((it) => it.from <= to);
  return isPaid || rows.length > 0 ? new Map(rows.map((it) => [it.member_id, Number(it.amount)])) : undefined;
}

/** Whether anybody has entered anything. */
export const mileageNoted = async (db: Read): Promise<boolean> =>
  (await db.selectFrom('mileage').select('id').limit(1).executeTakeFirst()) !== undefined;
