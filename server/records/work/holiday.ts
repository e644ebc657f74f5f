import type { Generated, Selectable } from 'kysely';
import { rememberedOnce } from '../../database/compiled-once.ts';
import type { Read, Write } from '../../database/engine.ts';
import { locking } from '../../database/locks.ts';
import { lockHolidays } from '../leave/counting-days.ts';

export interface HolidayTables {
  public_holiday: HolidayTable;
  /** The only sites at which a holiday holds. */
  public_holiday_site: { holiday_id: number; site_id: number };
}

interface HolidayTable {
  id: Generated<number>;
  holidaydate: string;
  description: string;
  /** 1 where no sites are named for it: then nobody looks for them. */
  everywhere: Generated<0 | 1>;
}

/** What a holiday consists of. */
export interface HolidayContent {
  readonly holidaydate: string;
  readonly description: string;
  /** The only sites at which it holds, by number; empty: everywhere. */
  readonly sites: readonly number[];
}

export interface Holiday extends HolidayContent {
  readonly id: number;
}

/** A holiday by its day, as it is counted with. */
export interface HolidayOn {
  readonly id: number;
  readonly day: string;
  readonly description: string;
  readonly sites: readonly number[];
}

const columnsOf = ({ holidaydate, description, sites }: HolidayContent): Omit<Selectable<HolidayTable>, 'id'> => ({
  ...{ holidaydate, description },
  everywhere: sites.length === 0 ? 1 : 0,
});

/** Stores a public holiday; the schema refuses the same one twice. */
export async function insertHoliday(trx: Write, it: HolidayContent): Promise<Holiday> {
  await lockHolidays(trx);
  const { id } = await trx.insertInto('public_holiday').values(columnsOf(it)).returning('id').executeTakeFirstOrThrow();
  await nameSites(trx, id, it.sites);
  return { id, ...it };
}

async function nameSites(trx: Write, holidayId: number, sites: readonly number[]): Promise<void> {
  if (sites.length === 0) return;
  await trx
    .insertInto('public_holiday_site')
    .values(sites.map((site_id) => ({ holiday_id: holidayId, site_id })))
    .execute();
}

const holdHoliday = locking('holiday', (db, { id }: { readonly id: number }) =>
  db.selectFrom('public_holiday').select('id').where('id', '=', id).forNoKeyUpdate(),
);

/** Makes this transaction the only one that decides about a public holiday: what is read of it afterwards is still so. */
export async function lockHoliday(trx: Write, id: number): Promise<void> {
  await lockHolidays(trx);
  await holdHoliday(trx, { id });
}

export async function findHoliday(db: Read, id: number): Promise<Holiday | undefined> {
  const row = await db
    .selectFrom('public_holiday')
    .select(['id', 'holidaydate', 'description', 'everywhere'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { everywhere, ...holiday } = row;
  return { ...holiday, sites: everywhere === 1 ? [] : ((await sitesOfEach(db, [id])).get(id) ?? []) };
}

/** Gives a public holiday another day, name or sites; the schema refuses the same one twice. */
export async function updateHoliday(trx: Write, { id, ...it }: Holiday): Promise<void> {
  await trx.updateTable('public_holiday').set(columnsOf(it)).where('id', '=', id).execute();
  await trx.deleteFrom('public_holiday_site').where('holiday_id', '=', id).execute();
  await nameSites(trx, id, it.sites);
}

/** Deletes a public holiday and answers what it was; its sites go with it. One that another deletes meanwhile is gone. */
export async function deleteHoliday(trx: Write, id: number): Promise<Holiday | undefined> {
  await lockHoliday(trx, id);
  const holiday = await findHoliday(trx, id);
  if (holiday) await trx.deleteFrom('public_holiday').where('id', '=', id).execute();
  return holiday;
}

interface Between {
  readonly from: string;
  readonly to: string;
}

const holidays = rememberedOnce((db, { from, to }: Between) =>
  db
    .selectFrom('public_holiday')
    .select(['id', 'holidaydate as day', 'description', 'everywhere'])
    .where('holidaydate', '>=', from)
    .where('holidaydate', '<=', to)
    .orderBy('holidaydate')
    .orderBy('id'),
);

/**
 * All public holidays of a span with the sites at which they hold. For those of a member ask `holidaysOfEach`, which
 * knows where everybody works.
 */
export async function holidaysBetween(db: Read, from: string, to: string): Promise<HolidayOn[]> {
  const rows = await holidays(db, { from, to });
  const limited = rows.filter((it) => it.everywhere === 0).map((it) => it.id);
  const sites = limited.length === 0 ? undefined : await sitesOfEach(db, limited);
  return rows.map(({ id, day, description }) => ({ id, day, description, sites: sites?.get(id) ?? [] }));
}

async function sitesOfEach(db: Read, ids: readonly number[]): Promise<ReadonlyMap<number, number[]>> {
  const rows = await db
    .selectFrom('public_holiday_site')
    .selectAll()
    .where('holiday_id', 'in', ids)
    .orderBy('site_id')
    .execute();
  const sites = Map.groupBy(rows, (it) => it.holiday_id);
  return new Map([...sites].map(([id, own]) => [id, own.map((it) => it.site_id)]));
}
