import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Read } from '../database/engine.ts';

/**
 * Whether somebody's account is good for more than what is theirs: they are of the office, were given a permission, or decide
 * for others on a day or will, in their own right or as a deputy.
 */
export async function isPrivileged(db: Read, memberId: number, day: Day): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where((it) =>
      it.or([
        it('role', '<>', 'MEMBER'),
        it.exists(it.selectFrom('permission_member').select('member_id').where('member_id', '=', memberId)),
        it.exists(
          it
            .selectFrom('group_manager')
            .select('member_id')
            .where('member_id', '=', memberId)
            .where('until_day', '>=', day),
        ),
        it.exists(
          it
            .selectFrom('delegation')
            .select('deputy_id')
            .where('deputy_id', '=', memberId)
            .where('ended_at', 'is', null)
            .where('until_day', '>=', day),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
