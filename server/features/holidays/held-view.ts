import { holdsAt } from '@muster/domain/holidays/holding-holidays.ts';
import type { Read } from '../../database/engine.ts';
import type { HolidayContent } from '../../records/holiday.ts';
import { ownSitesOfEach } from '../../records/work/holidays.ts';

/** How many active members a holiday holds for. */
export async function countHeld(db: Read, { holidaydate: day, sites }: HolidayContent): Promise<number> {
  const active = db.selectFrom('member').where('status', '=', 'active').where('guest', '=', 0);
  if (sites.length === 0) {
    const { count } = await active.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    return Number(count);
  }
  const sitesOf = await ownSitesOfEach(db, 'everybody', day, day);
  const members = await active.select('id').execute();
  return members.filter(({ id }) => holdsAt({ sites }, sitesOf(id, day))).length;
}
