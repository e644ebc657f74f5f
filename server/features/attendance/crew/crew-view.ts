import type { CrewMember } from '@muster/domain/attendance/crew/crew-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Clock } from '../../../clock.ts';
import type { Read } from '../../../database/engine.ts';
import { crewHere } from '../../../records/attendance/crew.ts';
import { boundToSites } from '../../../records/work/site.ts';
import { partOfBoard } from '../board/board-view.ts';

/** Those for whom a lead checks in, by name, with where each of them is now. */
export async function crewNow(db: Read, clock: Clock, leadId: number, today: Day): Promise<CrewMember[]> {
  const ids = await crewHere(db, { leadId, day: today });
  if (ids.length === 0) return [];
  const [{ lines }, atSites] = await Promise.all([
    partOfBoard(db, clock, { groups: 'all', only: ids }),
    boundToSites(db, ids, today),
  ]);
  return lines
    .map(({ member: { membernoid, membercode, membername, state, since } }) => ({
      ...{ membercode, membername, state, since },
      asksplace: state !== 'trip' && atSites.has(membernoid),
    }))
    .toSorted((a, b) => a.membername.localeCompare(b.membername, 'en') || (a.membercode < b.membercode ? -1 : 1));
}

interface Asked {
  readonly leadId: number;
  readonly membercodes: readonly string[];
  readonly clientids: readonly string[];
}

/**
 * By their codes, the members for whom a lead checks in now, and those for whom one of these punches was made by them before, in
 * one question: whoever is in neither is not looked at any further.
 */
export async function crewByCode(db: Read, { leadId, membercodes, clientids }: Asked) {
  const rows = await db
    .selectFrom('member')
    .select(['member.id', 'member.membercode'])
    .where('member.membercode', 'in', membercodes)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('crew')
            .select('crew.lead_id')
            .where('crew.lead_id', '=', leadId)
            .whereRef('crew.member_id', '=', 'member.id'),
        ),
        eb.exists(
          eb
            .selectFrom('punch')
            .select('punch.id')
            .where('punch.recorded_by', '=', leadId)
            .where('punch.client_id', 'in', clientids)
            .whereRef('punch.member_id', '=', 'member.id'),
        ),
      ]),
    )
    .execute();
  return new Map(rows.map((it) => [it.membercode, it]));
}
