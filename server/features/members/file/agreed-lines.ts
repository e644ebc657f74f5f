import type { Day } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { newestOf, returnsAfter } from '@muster/domain/members/employment.ts';
import { balanceYearOf } from '@muster/domain/members/file/balance-year.ts';
import { judgeAgreed } from '@muster/domain/members/file/judge-agreed.ts';
import { balancesEntered, type JudgedLine, newlyAgreed } from '@muster/domain/members/file/judged-line.ts';
import type { Read } from '../../../database/engine.ts';
import { ofType } from '../../../records/leave/agreed-days.ts';
import {
  type AgreementAsked,
  type AgreementChange,
  plannedAgreements,
  yearsShown,
} from '../../../records/leave/agreeing.ts';
import type { OtherFirstDay } from '../../../records/leave/ledger/other-first-day.ts';
import type { ListedCompany, ListedMember } from './facts-view.ts';

interface Circumstances {
  readonly company: ListedCompany;
  readonly today: Day;
}

/** A line of somebody who is listed, if only now. */
interface LineOf {
  readonly id: number;
  readonly line: JudgedLine;
  /** Their first day where the line gives another and that is not stored yet: what the years give goes by it. */
  readonly firstDay?: OtherFirstDay | undefined;
}

/** What lines change of days a year that members have of their own: from this fiscal year on, as the balances beside them. */
export const plannedByLines = (
  db: Read,
  lines: readonly LineOf[],
  { company, today }: Circumstances,
): Promise<AgreementChange[]> =>
  plannedAgreements(
    db,
    lines.flatMap((it) => askedBy(it, { company, today })),
    fiscalYearOf(today),
  );

function askedBy({ id, line, firstDay }: LineOf, { company, today }: Circumstances): AgreementAsked[] {
  const agreements = (line.known as ListedMember | undefined)?.agreements ?? [];
  const entered = new Map(balancesEntered(line));
  const year = balanceYearOf(line.employment ?? [], today);
  return newlyAgreed(line).flatMap(([leaveid, days]) => {
    const type = company.types.find((it) => it.leaveid === leaveid);
    if (!type) return [];
    const left = entered.get(leaveid);
    return [
      {
        ...{ memberId: id, type, days, begin: 'this-year' as const },
        before: ofType(agreements, leaveid),
        entered: left === undefined ? undefined : { year, days: left },
        firstDay,
      },
    ];
  });
}

/** Judges what lines say of days a year of who is listed already; who is new has nothing yet that could be too few. */
export async function judgeAgreedOf(
  db: Read,
  judged: readonly JudgedLine[],
  circumstances: Circumstances,
): Promise<JudgedLine[]> {
  const { today } = circumstances;
  const lines = judged.flatMap((line) =>
    line.known ? [{ id: line.known.id, line, firstDay: otherFirstDay(line, today) }] : [],
  );
  const changes = Map.groupBy(await plannedByLines(db, lines, circumstances), (it) => it.memberId);
  return judged.map((it) =>
    judgeAgreed(
      it,
      (changes.get(it.known?.id ?? 0) ?? []).map((one) => ({ leaveid: one.type.leaveid, years: yearsShown(one) })),
    ),
  );
}

function otherFirstDay({ known, wanted, employment = [] }: JudgedLine, today: Day): OtherFirstDay | undefined {
  if (!known || !wanted || known.joinedon === wanted.joinedon) return undefined;
  const leftOn = returnsAfter(known.employment, wanted.joinedon, today);
  return { was: known.joinedon, is: wanted.joinedon, leftOn, earlier: newestOf(employment).earlier };
}
