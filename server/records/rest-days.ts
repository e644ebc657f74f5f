import type { FreeDays } from '@muster/domain/leave/adjacency.ts';
import { compiledOnce } from '../database/compiled-once.ts';
import type { Read } from '../database/engine.ts';
import { holidaysBetween } from './holiday.ts';

/** The weekdays on which a member rests, 1 = Monday to 7 = Sunday; the column holds their digits. */
type RestDays = readonly number[];

const weekdays = (digits: string): RestDays => [...digits].map(Number);

const restDaysColumn = compiledOnce((db, { memberId }: { readonly memberId: number }) =>
  db.selectFrom('member').select('rest_days').where('id', '=', memberId),
);

/** A member's rest days; none for a member that is not there. */
export async function restDaysOf(db: Read, memberId: number): Promise<RestDays> {
  const [row] = await restDaysColumn(db, { memberId });
  return weekdays(row?.rest_days ?? '');
}

/** Everybody's rest days by member, for what concerns the whole company. */
export async function restDaysOfEverybody(db: Read): Promise<ReadonlyMap<number, RestDays>> {
  const rows = await db.selectFrom('member').select(['id', 'rest_days']).execute();
  return new Map(rows.map((row) => [row.id, weekdays(row.rest_days)]));
}

/** A member's days of a span that are free anyway: public holidays and their rest days. */
export async function freeDaysBetween(db: Read, memberId: number, from: string, to: string): Promise<FreeDays> {
  const [holidays, restDays] = [await holidaysBetween(db, from, to), await restDaysOf(db, memberId)];
  return { holidays: new Set(holidays.map((it) => it.day)), restDays };
}
