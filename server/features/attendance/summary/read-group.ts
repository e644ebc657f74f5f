import { payrollDays, toldTotals, totalsOf } from '@muster/domain/attendance/summary/day-totals.ts';
import type {
  readGroupSummary as call,
  GroupMember,
  GroupSummary,
} from '@muster/domain/attendance/summary/summary-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Answer } from '../../../http/answers.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Written, WrittenItem } from '../../../http/written.ts';
import { closedBetween } from '../../../records/attendance/period-close.ts';
import { daysOfPeriod } from '../../../records/attendance/period-days.ts';
import { companyTime } from '../days/company-view.ts';
import { type DerivedMember, readMonths, shownMembers, textsOfMonths } from '../days/derived-members.ts';
import { pageOfMembers } from '../days/group-members-view.ts';
import { attendancesAgain } from '../days/member-rows-view.ts';
import { requireSight } from '../days/subjects-view.ts';
import { areOver, remembering } from './remembered-months.ts';

interface WrittenPage {
  readonly answer: Answer<200, Written>;
  readonly length: number;
}

/** A handful of pages. */
const rememberedPages = remembering<WrittenPage>(5_000_000);

type Asked = Parsed<typeof call>['query'];

/**
 * A page of members with the days of a pay period: a manager's groups as they were on each day, or everybody's for the
 * office; of those alone whose code or name has what is searched for in it. Each member is written before the days of the next
 * are made; a page that time does not change any more is remembered from before.
 * @throws FORBIDDEN for who manages nobody, NOT_FOUND for a group unknown or not theirs to see
 */
export async function readGroupSummary(
  deps: Dependencies,
  caller: Caller,
  asked: Asked,
  write: {
    readonly item: (it: GroupMember) => WrittenItem;
    readonly ok: (
      data: Omit<GroupSummary, 'members'> & { readonly members: readonly WrittenItem[] },
    ) => Answer<200, Written>;
  },
): Promise<Answer<200, Written>> {
  const db = deps.database.query;
  const time = await companyTime(db, deps.clock);
  const groups = await requireSight(db, caller.member, asked.groupno, time.today);
  const days = await daysOfPeriod(db, asked.month, time);
  const { members, more, number, size } = await pageOfMembers(db, groups, days, asked);
  const [months, closed] = await Promise.all([
    readMonths(db, members, { time, days, attendances: attendancesAgain }),
    closedBetween(db, days.from, days.to),
  ]);
  const page = { month: asked.month, closed: closed.length > 0, more };
  const make = async () => {
    const shown = await shownMembers(months, { time, days, groups }, (it) => write.item(present(it)));
    return write.ok({ ...page, members: shown });
  };
  if (!areOver(days, time.today)) return make();
  const whose = JSON.stringify([days, groups === 'all' ? groups : [...groups], number, size, asked.search]);
  const madeOf = textsOfMonths(months);
  madeOf.push(JSON.stringify(page));
  const before = rememberedPages.recall(whose, madeOf);
  if (before) return before.answer;
  const answer = await make();
  return rememberedPages.keep(whose, madeOf, { answer, length: answer.body.bytes.length }).answer;
}

const present = ({ id, membercode, membername, groupno, records }: DerivedMember): GroupMember => ({
  ...{ membernoid: id, membercode, membername, groupno },
  days: records.map(({ date, status, why, minutes, late, flags }) => ({
    date,
    status,
    why,
    minutes,
    late,
    flags: [...flags],
  })),
  totals: toldTotals(totalsOf(records)),
  payroll: payrollDays(records),
});
