import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Expression } from 'kysely';
import type { Read } from '../../database/engine.ts';
import { decidesAs, standsInOn } from './deputy.ts';
import { managesOn } from './managing.ts';

/** Members with the managers of their group on a day. */
const managing = (db: Read, day: Day) =>
  db
    .selectFrom('member_work as worked')
    .innerJoin('group_manager', 'group_manager.group_id', 'worked.group_id')
    .where('worked.from_day', '<=', day)
    .where('worked.until_day', '>=', day)
    .where((eb) => managesOn(eb, day));

/** Members with who is named to stand in for a manager of theirs. */
const standingIn = (db: Read, day: Day) =>
  managing(db, day)
    .innerJoin('delegation', 'delegation.manager_id', 'group_manager.member_id')
    .whereRef('group_manager.member_id', '<>', 'worked.member_id')
    .where((eb) => standsInOn(eb, day));

/** Ids of who decides for somebody on a day: the managers of their group, and whoever is named to stand in for one of them. */
export const decidersOf = (db: Read, whose: number | Expression<number | null>, day: Day) => {
  const managers = managing(db, day).where('worked.member_id', '=', whose as number);
  const deputies = standingIn(db, day).where('worked.member_id', '=', whose as number);
  return managers.select('group_manager.member_id as id').union(deputies.select('delegation.deputy_id as id'));
};

/** Who decides for whom of some members on a day. */
export const decidersAmong = (db: Read, whose: Expression<number>, day: Day) => {
  const managers = managing(db, day).where('worked.member_id', 'in', whose);
  const deputies = standingIn(db, day).where('worked.member_id', 'in', whose);
  const both = managers
    .select(['worked.member_id as memberId', 'group_manager.member_id as deciderId'])
    .union(deputies.select(['worked.member_id as memberId', 'delegation.deputy_id as deciderId']));
  return db.selectFrom(both.as('deciding')).select(['deciding.memberId', 'deciding.deciderId']);
};

/** The members of the groups for which somebody decides on a day, in their own right or in the place of a manager. */
const ofTheirGroups = (db: Read, managerId: number, day: Day) =>
  db
    .selectFrom('group_manager')
    .innerJoin('member_work', 'member_work.group_id', 'group_manager.group_id')
    .where('group_manager.member_id', 'in', decidesAs(db, managerId, day))
    .where((eb) => managesOn(eb, day))
    .where('member_work.from_day', '<=', day)
    .where('member_work.until_day', '>=', day);

/**
 * The members for whose group somebody decides on a day, in their own right or in the place of its manager, there for nobody
 * who decides for them in turn: a condition for another query.
 */
export const membersManagedBy = (db: Read, managerId: number, day: Day) =>
  ofTheirGroups(db, managerId, day)
    .select('member_work.member_id')
    .where((eb) =>
      eb.or([
        eb('group_manager.member_id', '=', managerId),
        eb.and([
          eb('member_work.member_id', '<>', eb.ref('group_manager.member_id')),
          eb('member_work.member_id', 'not in', decidersOf(db, managerId, day)),
        ]),
      ]),
    );

/** The members among these whom somebody decides for on a day. */
export async function managedAmong(
  db: Read,
  managerId: number,
  ids: readonly number[],
  day: Day,
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await membersManagedBy(db, managerId, day).where('member_work.member_id', 'in', ids).execute();
  return new Set(rows.map((it) => it.member_id));
}

/**
 * With whom on a trip somebody decides nothing of it, though they decide for others of its crew: themselves, the managers in
 * whose place they are, and members of theirs who decide for them in turn.
 */
export const barredFrom = (db: Read, managerId: number, day: Day) =>
  decidesAs(db, managerId, day).union(
    ofTheirGroups(db, managerId, day)
      .select('member_work.member_id as id')
      .where('member_work.member_id', 'in', decidersOf(db, managerId, day))
      .where('member_work.member_id', 'not in', membersManagedBy(db, managerId, day)),
  );

/** The members among these with whom somebody decides nothing of a trip. */
export async function barredAmong(
  db: Read,
  managerId: number,
  ids: readonly number[],
  day: Day,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where('id', 'in', ids)
    .where('id', 'in', barredFrom(db, managerId, day))
    .execute();
  return new Set(rows.map((it) => it.id));
}
