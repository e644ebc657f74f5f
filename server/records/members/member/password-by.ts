import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Role } from '@muster/domain/members/members-contract.ts';
import { type Expression, expressionBuilder } from 'kysely';
import type { Read, Tables } from '../../../database/engine.ts';
import { betweenTimes, staysUntil } from '../employment.ts';

export interface ChosenPassword {
  readonly id: number;
  readonly name: string;
  /** Who chose it. */
  readonly byId: number;
  readonly by: string;
  readonly role: Role;
  /** Whether what they may still counts: they are neither suspended nor gone, nor between two times here. */
  readonly active: boolean;
}

/** Members whose password somebody else chose, each beside who did. */
const chosenPasswords = (db: Read) =>
  db
    .selectFrom('member')
    .innerJoin('member as chooser', 'chooser.id', 'member.password_by')
    .where('member.password_hash', 'is not', null);

/** Those of some members, or of all, whose password somebody else chose. */
export async function chosenByOthers(db: Read, ids: readonly number[] | 'all', today: Day): Promise<ChosenPassword[]> {
  if (ids.length === 0) return [];
  const asked = chosenPasswords(db)
    .select([
      'member.id',
      'member.membername as name',
      'chooser.id as byId',
      'chooser.membername as by',
      'chooser.role',
    ])
    .select((eb) => counts(eb.ref('chooser.id'), today).as('active'))
    .orderBy('member.id');
  const rows = await (ids === 'all' ? asked : asked.where('member.id', 'in', ids)).execute();
  return rows.map((it) => ({ ...it, active: Boolean(it.active) }));
}

/** The name of who chose a member's password in their place. */
export async function whoChosePassword(db: Read, memberId: number): Promise<string | undefined> {
  const chooser = await chosenPasswords(db)
    .select('chooser.membername as name')
    .where('member.id', '=', memberId)
    .executeTakeFirst();
  return chooser?.name;
}

const counts = (who: Expression<number>, today: Day) => {
  const eb = expressionBuilder<Tables, never>();
  return eb.exists(
    eb
      .selectFrom('member')
      .select('member.id')
      .where('member.id', '=', who)
      .where('member.status', '=', 'active')
      .where((it) => it.and([staysUntil(it, today), it.not(betweenTimes(it, today))])),
  );
};
