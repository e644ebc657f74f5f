import { holdsAt } from '@muster/domain/holidays/holding-holidays.ts';
import type { HolidayTouch } from '@muster/domain/holidays/holidays-contract.ts';
import type { Read } from '../../database/engine.ts';
import { employedBetween } from '../../records/members/employment.ts';
import type { HolidayContent } from '../../records/work/holiday.ts';
import { ownSitesOfEach } from '../../records/work/member-work/holidays.ts';

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

/**
 * To whom leave was given in return for their work on the day of a holiday, or who has hours off of it, of those for whom it
 * holds; whoever has it by `beside`, too, is not meant.
 */
export async function givenOn(
  db: Read,
  { holidaydate: day, sites }: HolidayContent,
  beside?: Pick<HolidayContent, 'sites'>,
): Promise<Pick<HolidayTouch, 'given' | 'hoursoff'>> {
  const rows = await db
    .selectFrom('member')
    .where((eb) => employedBetween(eb, { from: day, to: day }))
    .innerJoin('correction', 'correction.member_id', 'member.id')
    .where('correction.day', '=', day)
    .where('correction.kind', 'in', ['inlieu', 'hours'])
    .where('correction.state', '=', 'approved')
    .leftJoin('day_override', (on) =>
      on.onRef('day_override.member_id', '=', 'member.id').on('day_override.day', '=', day),
    )
    .where((eb) => eb.or([eb('day_override.kind', 'is', null), eb('day_override.kind', '<>', 'work')]))
    .select(['member.id', 'member.membercode', 'member.membername', 'correction.kind'])
    .distinct()
    .orderBy('member.membercode')
    .execute();
  if (rows.length === 0) return {};
  const ids = [...new Set(rows.map((it) => it.id))];
  const sitesOf = await ownSitesOfEach(db, ids, day, day);
  const held = rows.filter(({ id }) => {
    const own = sitesOf(id, day);
    return holdsAt({ sites }, own) && !(beside && holdsAt(beside, own));
  });
  const [given, hours] = (['inlieu', 'hours'] as const).map((kind) => held.filter((it) => it.kind === kind));
  return { ...(given?.length && { given: named(given) }), ...(hours?.length && { hoursoff: named(hours) }) };
}

/**
 * Of each holiday of a list whom `heldBy` names, where that is anybody: few of its days are worked by a single day, and
 * each is asked about once.
 */
export async function workedOf(
  db: Read,
  list: readonly HolidayContent[],
): Promise<(content: HolidayContent) => HolidayTouch['worked'] | undefined> {
  const days = list.map((it) => it.holidaydate).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const worked = new Map<string, HolidayTouch['worked']>();
  if (first === undefined || last === undefined) return () => undefined;
  const keyOf = ({ holidaydate, sites }: HolidayContent) => `${holidaydate} ${sites.join()}`;
  const overridden = db.selectFrom('day_override').where('kind', '=', 'work').where('day', '>=', first);
  const found = await overridden.where('day', '<=', last).select('day').distinct().execute();
  const someWork = new Set(found.map((it) => it.day));
  for (const content of list) {
    const key = keyOf(content);
    if (someWork.has(content.holidaydate) && !worked.has(key)) worked.set(key, (await heldBy(db, content)).worked);
  }
  return (content) => {
    const there = worked.get(keyOf(content));
    return there && there.count > 0 ? there : undefined;
  };
}

type Named = HolidayTouch['worked']['first'][number];

const named = (members: readonly Named[]): HolidayTouch['worked'] => ({
  count: members.length,
  first: members.slice(0, NAMED).map(({ membercode, membername }) => ({ membercode, membername })),
});
