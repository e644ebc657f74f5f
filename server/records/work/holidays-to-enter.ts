import type { Day } from '@muster/domain/calendar/company-time.ts';
import { daysToEnter, holidaysToEnter, type ToEnter } from '@muster/domain/holidays/to-enter.ts';
import { rememberedOnce } from '../../database/compiled-once.ts';
import type { Read } from '../../database/engine.ts';
import { holidaysBetween } from './holiday.ts';

interface PlacesToEnter extends Omit<ToEnter, 'sites'> {
  readonly sites: { readonly id: number; readonly name: string }[];
}

const sitesKept = rememberedOnce((db) =>
  db.selectFrom('site').select(['id', 'name']).where('retired_at', 'is', null).orderBy('id'),
);

/** Where holidays are still to be entered, as of today; no site that is retired. */
export async function readToEnter(db: Read, today: Day): Promise<PlacesToEnter> {
  const { from, to } = daysToEnter(today);
  const { sites, ...found } = holidaysToEnter(today, await holidaysBetween(db, from, to));
  const kept = sites.length === 0 ? [] : await sitesKept(db, {});
  return { ...found, sites: kept.filter((it) => sites.includes(it.id)) };
}
