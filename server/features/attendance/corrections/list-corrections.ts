import type { Correction, listCorrections as call } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { onlyDay } from '@muster/domain/attendance/periods/pay-period.ts';
import { isOffice, mayReadOf } from '@muster/domain/members/member-policy.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Page } from '../../../database/page.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { closedAround } from '../../../records/attendance/period-close.ts';
import { findManaged, listManaged } from '../../../records/deciding/managed-member.ts';
import { companyTime } from '../days/company-view.ts';
import { correctionsSeen } from './corrections-view.ts';
import { hoursToCome } from './hours-to-come.ts';
import { presentCorrection } from './present-correction.ts';

type Asked = Parsed<typeof call>['query'];

/** Corrections that the caller may see, newest first. @throws NOT_FOUND for a member who is not theirs to see */
export async function listCorrections(
  deps: Dependencies,
  { member }: Caller,
  { membercode, cursor, ...of }: Asked,
): Promise<Page<Correction>> {
  const db = deps.database.query;
  const time = await companyTime(db, deps.clock);
  const { today } = time;
  const whose = membercode === undefined ? undefined : await findManaged(db, membercode, today);
  if (membercode !== undefined && (!whose || !mayReadOf(member, whose))) throw refuse('NOT_FOUND');
  const managesOn = whose || isOffice(member.role) ? undefined : today;
  const seen = { ...of, own: member.id, managesOn, memberId: whose?.id, before: cursor };
  const { items, ...page } = await correctionsSeen(db, seen);
  const [subjects, closed, toCome] = await Promise.all([
    listManaged(db, [...new Set(items.map((it) => it.member_id))], today),
    closedAround(
      db,
      items.map((it) => onlyDay(it.day)),
    ),
    hoursToCome(db, time, member.id, items),
  ]);
  const byId = new Map(subjects.map((it) => [it.id, it]));
  return {
    ...page,
    items: items.map((it) =>
      presentCorrection(it, member, byId.get(it.member_id) ?? { id: it.member_id, managerIds: [] }, {
        ...time,
        ...{ closed, toCome },
      }),
    ),
  };
}
