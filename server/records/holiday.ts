import type { Generated } from 'kysely';
import { compiledOnce } from '../database/compiled-once.ts';
import type { Read, Write } from '../database/engine.ts';

export interface HolidayTables {
  public_holiday: { id: Generated<number>; holidaydate: string; description: string };
}

export interface Holiday {
  readonly id: number;
  readonly holidaydate: string;
  readonly description: string;
}

const columns = ['id', 'holidaydate', 'description'] as const;

/** Stores a public holiday; the schema refuses the same one twice. */
export function insertHoliday(trx: Write, holidaydate: string, description: string): Promise<Holiday> {
  return trx
    .insertInto('public_holiday')
    .values({ holidaydate, description })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function findHoliday(db: Read, id: number): Promise<Holiday | undefined> {
  return db.selectFrom('public_holiday').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Gives a public holiday another day or name; the schema refuses the same one twice. */
export async function updateHoliday(trx: Write, { id, holidaydate, description }: Holiday): Promise<void> {
  await trx.updateTable('public_holiday').set({ holidaydate, description }).where('id', '=', id).execute();
}

/** Deletes a public holiday and answers what it was. */
export function deleteHoliday(trx: Write, id: number): Promise<Holiday | undefined> {
  return trx.deleteFrom('public_holiday').where('id', '=', id).returning(columns).executeTakeFirst();
}

interface Between {
  readonly from: string;
  readonly to: string;
}

const holidays = compiledOnce((db, { from, to }: Between) =>
  db
    .selectFrom('public_holiday')
    .select(['id', 'holidaydate as day', 'description'])
    .where('holidaydate', '>=', from)
    .where('holidaydate', '<=', to)
    .orderBy('holidaydate'),
);

/** The public holidays of a span. */
export const holidaysBetween = (
  db: Read,
  from: string,
  to: string,
): Promise<{ id: number; day: string; description: string }[]> => holidays(db, { from, to });
