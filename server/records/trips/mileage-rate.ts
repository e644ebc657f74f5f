import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { MileageRate, MileageUnit } from '@muster/domain/mileage/mileage-rules.ts';
import { sql } from 'kysely';
import { rememberedOnce } from '../../database/compiled-once.ts';
import type { Read, Write } from '../../database/engine.ts';
import { locking } from '../../database/locks.ts';

export interface MileageRateTables {
  /** One row, from when anything was said first. */
  mileage_terms: { id: number; unit: MileageUnit; currency: string; revision: number };
  /** In thousandths of the currency. */
  mileage_rate: { from_day: Day; private_rate: number; company_rate: number };
}

/** What is paid for driving. */
export interface StoredTerms {
  readonly unit: MileageUnit;
  readonly currency: string;
  readonly rates: readonly MileageRate[];
  readonly revision: number;
}

const NOTHING_SAID = { unit: 'km', currency: '', revision: 0 } as const;

const terms = rememberedOnce((db) => db.selectFrom('mileage_terms').select(['unit', 'currency', 'revision']));
const rates = rememberedOnce((db) =>
  db
    .selectFrom('mileage_rate')
    .select(['from_day as from', 'private_rate as privaterate', 'company_rate as companyrate'])
    .orderBy('from_day'),
);

export async function findTerms(db: Read): Promise<StoredTerms> {
  const [[said = NOTHING_SAID], dated] = [await terms(db, {}), await rates(db, {})];
  return { ...said, rates: dated };
}

/*
 * Who notes what they drove looks for a rate, and who changes what is paid whether anything is counted in the unit. On
 * PostgreSQL neither would see what the other has not stored yet: kilometres would become miles. So those who note share
 * a lock, beside one another, and who changes the terms has it alone.
 */
const KEY = sql`hashtext('muster mileage'), hashtext(current_schema())`;

const holdTerms = locking('mileage-noted', (db) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock_shared(${KEY})`.as('held')),
);
const holdTermsAlone = locking('mileage-terms', (db) => db.selectNoFrom(sql`pg_advisory_xact_lock(${KEY})`.as('held')));

/** Has what is paid, and in which unit, stay so until this transaction ends. */
export const keepTerms = (trx: Write): Promise<void> => holdTerms(trx, {});

/** Waits for those who note what they drove, and has nobody do so until this transaction ends. Nothing is to be held after it. */
export const lockTerms = (trx: Write): Promise<void> => holdTermsAlone(trx, {});

/** Stores what is paid, in the place of what was. The caller holds the settings and the terms. */
export async function storeTerms(trx: Write, { unit, currency, rates: dated, revision }: StoredTerms): Promise<void> {
  await trx
    .insertInto('mileage_terms')
    .values({ id: 1, unit, currency, revision })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ unit, currency, revision }))
    .execute();
  await trx.deleteFrom('mileage_rate').execute();
  const rows = dated.map((it) => ({ from_day: it.from, private_rate: it.privaterate, company_rate: it.companyrate }));
  if (rows.length > 0) await trx.insertInto('mileage_rate').values(rows).execute();
}

const used = rememberedOnce((db) =>
  db.selectNoFrom((eb) => [
    eb.exists(eb.selectFrom('mileage_rate').select('from_day')).as('paid'),
    eb.exists(eb.selectFrom('mileage').select('id')).as('noted'),
  ]),
);

/** Whether anybody is to find mileage: there are rates, or somebody has noted something. */
export async function mileageShown(db: Read): Promise<boolean> {
  const [row] = await used(db, {});
  return Boolean(row?.paid) || Boolean(row?.noted);
}

/** The rate that holds for an entry: what it was approved with, or what is said for its day and kind of car. */
export const rateOfEntry = sql<number>`coalesce(mileage.rate, (
  select case when mileage.car_id is null then said.private_rate else said.company_rate end
  from mileage_rate as said where said.from_day <= mileage.day order by said.from_day desc limit 1), 0)`;

/** What an entry is paid, as `amountOf` (domain/mileage/mileage-rules.ts) has it. */
export const amountOfEntry = sql<number>`((cast(mileage.distance as bigint) * ${rateOfEntry} + 5) / 10)`;
