import { holdsAt } from '@muster/domain/holidays/holding-holidays.ts';
import type { HolidayTouch } from '@muster/domain/holidays/holidays-contract.ts';
import type { Read } from '../../database/engine.ts';
import { employedBetween } from '../../records/employment.ts';
import type { HolidayContent } from '../../records/holiday.ts';
import { ownSitesOfEach } from '../../records/work/holidays.ts';

/** So many are named; more are counted. */
const NAMED = 10;

/**
 * How many a holiday holds for of those who work here on its day, and who of them has that single day set as worked: for
 * these it does not hold (behaviour 4).
 */
export async function heldBy(
  db: Read,
  { holidaydate: day, sites }: HolidayContent,
): Promise<Pick<HolidayTouch, 'members' | 'worked'>> {
  const employed = db.selectFrom('member').where((eb) => employedBetween(eb, { from: day, to: day }));
  const working = await employed
    .innerJoin('day_override', 'day_override.member_id', 'member.id')
    .where('day_override.day', '=', day)
    .where('day_override.kind', '=', 'work')
    .select(['member.id', 'member.membercode', 'member.membername'])
    .orderBy('member.membercode')
    .execute();
  if (sites.length === 0) {
    const { count } = await employed.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    return { members: Number(count) - working.length, worked: named(working) };
  }
  const sitesOf = await ownSitesOfEach(db, 'everybody', day, day);
  const holds = ({ id }: { readonly id: number }) => holdsAt({ sites }, sitesOf(id, day));
  const held = (await employed.select('member.id').execute()).filter(holds);
  const worked = working.filter(holds);
  return { members: held.length - worked.length, worked: named(worked) };
}

type Named = HolidayTouch['worked']['first'][number];

const named = (members: readonly Named[]): HolidayTouch['worked'] => ({
  count: members.length,
  first: members.slice(0, NAMED).map(({ membercode, membername }) => ({ membercode, membername })),
});
