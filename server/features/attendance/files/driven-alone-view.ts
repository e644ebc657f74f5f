import { BEGINNING } from '@muster/domain/work/work-pattern.ts';
import { engineOf, isAmong, listed, type Read } from '../../../database/engine.ts';
import { employedBetween } from '../../../records/members/employment.ts';
import type { Days } from '../../../records/members/of-members.ts';
import type { NamedMember } from '../days/group-members-view.ts';
import { type Sight, sees } from '../days/subjects-view.ts';
import { type InGroup, lastGroup, workFacts } from '../days/work-view.ts';

interface OfPeriod {
  readonly groups: Sight;
  readonly days: Days;
  /** How the period was closed, where it is. */
  readonly closeId: number | undefined;
}

/**
 * Those of some members who are paid for driving in a period and for no day of it: they do not work here in it, or did not
 * when it was closed, as their last day was set after an approval. Each with the group in which they worked last.
 */
export async function drivenAlone(
  db: Read,
  memberIds: readonly number[],
  { groups, days, closeId }: OfPeriod,
): Promise<(NamedMember & InGroup)[]> {
  if (memberIds.length === 0) return [];
  const members = await db
    .selectFrom('member')
    .select(['member.id', 'member.membercode', 'member.membername'])
    .where(isAmong(engineOf(db), 'member.id', listed(engineOf(db), memberIds)))
    .where((eb) =>
      eb.not(
        closeId === undefined
          ? employedBetween(eb, days)
          : eb.exists(
              eb
                .selectFrom('period_close_line')
                .select('period_close_line.member_id')
                .whereRef('period_close_line.member_id', '=', 'member.id')
                .where('period_close_line.close_id', '=', closeId),
            ),
      ),
    )
    .orderBy('member.membercode')
    .execute();
  const ids = members.map((it) => it.id);
  const workOf = await workFacts(db, ids, { from: BEGINNING, to: days.to });
  return members.flatMap((it) => {
    const work = workOf(it.id);
    const { groupId, groupno } = work ? lastGroup(work, days.to) : { groupId: null, groupno: null };
    return sees(groups, groupId) ? [{ ...it, groupId, groupno }] : [];
  });
}
