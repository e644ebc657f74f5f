import type { Day } from '@muster/domain/calendar/company-time.ts';
import { type Expression, expressionBuilder, type JoinBuilder } from 'kysely';
import type { Read, Tables } from '../../database/engine.ts';
import { decidesAs, standsInOn } from './deputy.ts';
import { managesOn } from './managing.ts';

/** Joins to the work of members who manages their group on a day. Who may not sign in then, or does not work here, does not. */
export const theirManagers = (day: Day) => (join: JoinBuilder<Tables, 'member_work' | 'group_manager'>) =>
  join.onRef('group_manager.group_id', '=', 'member_work.group_id').on((eb) => managesOn(eb, day));

/** Joins to these who is named to stand in for one of them: nobody is, about the one in whose place they are. */
export const namedInTheirPlace =
  (day: Day) => (join: JoinBuilder<Tables, 'member_work' | 'group_manager' | 'delegation'>) =>
    join
      .onRef('delegation.manager_id', '=', 'group_manager.member_id')
      .onRef('delegation.manager_id', '<>', 'member_work.member_id')
      .on((eb) => standsInOn(eb, day));

/** Members with the managers of their group on a day. */
const managing = (db: Read, day: Day) =>
  db
    .selectFrom('member_work')
    .innerJoin('group_manager', theirManagers(day))
    .where('member_work.from_day', '<=', day)
    .where('member_work.until_day', '>=', day);

/** Members with who is named to stand in for a manager of theirs. */
const standingIn = (db: Read, day: Day) => managing(db, day).innerJoin('delegation', namedInTheirPlace(day));

/**
 * Whether a member decides for who is named to stand in for a manager of theirs: of two of whom each would decide for the
 * other, neither does it in the place of somebody else. `deputy` is no column of a table that is named here.
 */
export const decidesInTurn = (
  db: Read,
  member: Expression<number>,
  deputy: number | Expression<number | null>,
  day: Day,
) => {
  const managers = managing(db, day).where('member_work.member_id', '=', deputy as number);
  const named = standingIn(db, day).where('member_work.member_id', '=', deputy as number);
  const either = managers.select('group_manager.member_id as id').union(named.select('delegation.deputy_id as id'));
  return expressionBuilder<Tables, never>()(member, 'in', either);
};

/** Who decides for whom of some members on a day: the managers of their group, and who stands in for one of them. */
export const decidersAmong = (db: Read, whose: Expression<number>, day: Day) => {
  const managers = managing(db, day).where('member_work.member_id', 'in', whose);
  const deputies = standingIn(db, day)
    .innerJoin('member as deputy', 'deputy.id', 'delegation.deputy_id')
    .where('member_work.member_id', 'in', whose)
    .where((eb) => eb.not(decidesInTurn(db, eb.ref('member_work.member_id'), eb.ref('deputy.id'), day)));
  const both = managers
    .select(['member_work.member_id as memberId', 'group_manager.member_id as deciderId'])
    .union(deputies.select(['member_work.member_id as memberId', 'deputy.id as deciderId']));
  return db.selectFrom(both.as('deciding')).select(['deciding.memberId', 'deciding.deciderId']);
};

/** The members of the groups for which somebody decides on a day, in their own right or in the place of a manager. */
const ofTheirGroups = (db: Read, managerId: number, day: Day) =>
  managing(db, day).where('group_manager.member_id', 'in', decidesAs(db, managerId, day));

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
          eb.not(decidesInTurn(db, eb.ref('member_work.member_id'), managerId, day)),
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
      .where((eb) => decidesInTurn(db, eb.ref('member_work.member_id'), managerId, day))
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
