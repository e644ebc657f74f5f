import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { ExpressionBuilder, Generated } from 'kysely';
import type { Read, Tables, Write } from '../../database/engine.ts';
import { isAwayOn } from '../trips/claims.ts';
import { isHereOn } from './managing.ts';

/** The table was named for the delegation, its rows tell who is whose deputy. */
export interface DeputyTables {
  delegation: DeputyTable;
}

/** Who decides for the groups of a manager in their place, from a day to a day. */
interface DeputyTable {
  id: Generated<number>;
  manager_id: number;
  deputy_id: number;
  from_day: string;
  until_day: string;
  created_at: string;
  /** When it was taken back; null while it stands. */
  ended_at: string | null;
}

/** Whether somebody stands in for a manager on a day: from the first to the last of their naming, unless it was taken back. */
export const standsInOn = (eb: ExpressionBuilder<Tables, 'delegation'>, day: Day) =>
  eb.and([
    eb('delegation.ended_at', 'is', null),
    eb('delegation.from_day', '<=', day),
    eb('delegation.until_day', '>=', day),
    isHereOn(eb.ref('delegation.deputy_id'), day),
  ]);

/** What is delegated on a day by managers who may sign in: nobody decides in the place of one who is suspended or has left. */
const deputiesOn = (db: Read, day: Day) =>
  db
    .selectFrom('delegation')
    .where((eb) => isHereOn(eb.ref('delegation.manager_id'), day))
    .where((eb) => standsInOn(eb, day));

/** Those whose groups somebody decides for on a day: their own, and those of the managers they stand in for. */
export const decidesAs = (db: Read, memberId: number, day: Day) =>
  db
    .selectFrom('member')
    .select('member.id')
    .where('member.id', '=', memberId)
    .unionAll(deputiesOn(db, day).select('delegation.manager_id as id').where('delegation.deputy_id', '=', memberId));

/** Who stands in on a day for one of some managers, and for whom. */
export async function standInsFor(db: Read, managerIds: readonly number[], day: Day) {
  if (managerIds.length === 0) return [];
  return deputiesOn(db, day)
    .select(['delegation.deputy_id as deputyId', 'delegation.manager_id as managerId'])
    .where('delegation.manager_id', 'in', managerIds)
    .execute();
}

/** What stands today or later of a manager's deputies, or of a deputy's managers, with the name of the other. */
export const deputiesOf = (db: Read, own: 'manager_id' | 'deputy_id', memberId: number, today: Day) =>
  standing(db, own, memberId, today).execute();

/** The same of a manager's deputies, with whether they are away themselves today, where they stand in today. */
export async function deputiesWithAway(db: Read, managerId: number, today: Day) {
  const rows = await standing(db, 'manager_id', managerId, today)
    .select((eb) =>
      eb
        .case()
        .when(eb.and([eb('delegation.from_day', '<=', today), isAwayOn(eb, today)]))
        .then(1)
        .else(0)
        .end()
        .as('away'),
    )
    .execute();
  return rows.map(({ away, ...it }) => ({ ...it, away: away === 1 }));
}

function standing(db: Read, own: 'manager_id' | 'deputy_id', memberId: number, today: Day) {
  const other = own === 'manager_id' ? 'deputy_id' : 'manager_id';
  return db
    .selectFrom('delegation')
    .innerJoin('member', 'member.id', `delegation.${other}`)
    .select(['delegation.id', 'member.membercode', 'member.membername'])
    .select(['delegation.from_day as from', 'delegation.until_day as to'])
    .where(`delegation.${own}`, '=', memberId)
    .where('delegation.until_day', '>=', today)
    .where('delegation.ended_at', 'is', null)
    .orderBy('delegation.from_day')
    .orderBy('delegation.id');
}

export function findDeputy(db: Read, id: number) {
  return db.selectFrom('delegation').selectAll().where('id', '=', id).where('ended_at', 'is', null).executeTakeFirst();
}

interface NewDeputy {
  readonly managerId: number;
  readonly deputyId: number;
  readonly from: Day;
  readonly to: Day;
  readonly at: string;
}

export async function addDeputy(trx: Write, it: NewDeputy): Promise<number> {
  const { id } = await trx
    .insertInto('delegation')
    .values({
      manager_id: it.managerId,
      deputy_id: it.deputyId,
      from_day: it.from,
      until_day: it.to,
      created_at: it.at,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function markDeputyEnded(trx: Write, id: number, at: string): Promise<void> {
  await trx.updateTable('delegation').set({ ended_at: at }).where('id', '=', id).execute();
}
