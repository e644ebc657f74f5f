import type { Day } from '@muster/domain/calendar/company-time.ts';
import { hasLeft } from '@muster/domain/members/member-standing.ts';
import type { Read } from '../../../database/engine.ts';

export interface ChosenPassword {
  readonly id: number;
  readonly name: string;
  /** Who chose it. */
  readonly byId: number;
  readonly by: string;
  /** Whether they may still sign in: they are neither suspended nor gone. */
  readonly active: boolean;
}

/** Those of some members whose password somebody else chose. */
export async function chosenByOthers(db: Read, ids: readonly number[], today: Day): Promise<ChosenPassword[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('member')
    .innerJoin('member as chooser', 'chooser.id', 'member.password_by')
    .select(['member.id', 'member.membername as name', 'chooser.id as byId', 'chooser.membername as by'])
    .select(['chooser.status', 'chooser.left_on'])
    .where('member.id', 'in', ids)
    .where('member.password_hash', 'is not', null)
    .orderBy('member.id')
    .execute();
  return rows.map(({ status, left_on, ...it }) => ({ ...it, active: status === 'active' && !hasLeft(left_on, today) }));
}
