import { onlyDay, touchesPeriod } from '@muster/domain/attendance/periods/pay-period.ts';
import type { listForReview as call, ReviewItem } from '@muster/domain/attendance/review/review-contract.ts';
import { isOffice, mayDecideFor } from '@muster/domain/members/member-policy.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Read } from '../../../database/engine.ts';
import type { Page } from '../../../database/page.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { closedAround } from '../../../records/attendance/period-close.ts';
import { decidesForSomebody, findGroup } from '../../../records/deciding/group.ts';
import { listManaged } from '../../../records/deciding/managed-member.ts';
import { companyToday } from '../../../records/office/company.ts';
import { asPunch } from '../punches/punches-view.ts';
import { punchesToReview, reasonsOf, reviewedPunches } from './review-view.ts';

type Asked = Parsed<typeof call>['query'];

/**
 * A page of what is to be looked at, or was: everybody's for the office, their members' for those who decide.
 * @throws FORBIDDEN for who decides for nobody, NOT_FOUND for a group that there is not
 */
export async function listForReview(deps: Dependencies, { member }: Caller, asked: Asked): Promise<Page<ReviewItem>> {
  const db = deps.database.query;
  const today = await companyToday(db, deps.clock);
  const office = isOffice(member.role);
  if (!office && !(await decidesForSomebody(db, member.id, today))) throw refuse('FORBIDDEN');
  const { cursor, state, ...of } = asked;
  if (of.groupno !== undefined && !(await findGroup(db, of.groupno))) throw refuse('NOT_FOUND');
  const settled = state === 'settled';
  const seen = { ...of, before: cursor, settled, today, manager: office ? undefined : member.id };
  const { items, ...page } = await punchesToReview(db, seen);
  const ids = items.map((it) => it.id);
  return { items: ids.length === 0 ? [] : await present(db, member, ids, { settled, today }), ...page };
}

async function present(
  db: Read,
  reader: CurrentMember,
  ids: readonly number[],
  { settled, today }: { readonly settled: boolean; readonly today: string },
): Promise<ReviewItem[]> {
  const [punches, reasons] = await Promise.all([reviewedPunches(db, ids), reasonsOf(db, ids, settled)]);
  const [members, closed] = await Promise.all([
    listManaged(db, [...new Set(punches.map((it) => it.member_id))], today),
    closedAround(
      db,
      punches.map((it) => onlyDay(it.attendance_date)),
    ),
  ]);
  const byId = new Map(members.map((it) => [it.id, it]));
  return punches.flatMap((row): ReviewItem[] => {
    const [subject, why] = [byId.get(row.member_id), reasons.get(row.id)];
    if (!subject || !why) return [];
    const settle = !settled && mayDecideFor(reader, subject) && row.recorded_by !== reader.id;
    const isClosed = touchesPeriod(closed, onlyDay(row.attendance_date));
    return [
      {
        ...asPunch(row, subject.membercode),
        accuracy: row.accuracy === null ? null : Math.ceil(row.accuracy),
        ...{ ending: row.ending, membername: subject.membername, groupno: subject.groupno },
        ...why,
        may: {
          settle,
          // What came into it when it was closed counts for nothing, and nothing has to be taken away.
          reject: settle && (!isClosed || why.reasons.includes('closed_period')),
          correct: settle && isOffice(reader.role) && !isClosed,
        },
      },
    ];
  });
}
