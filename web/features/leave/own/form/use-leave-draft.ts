import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { daysInSpan } from '@muster/domain/calendar/span.ts';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { daysByFiscalYear } from '@muster/domain/leave/leave-days.ts';
import { impossibleSpan } from '@muster/domain/leave/leave-rules.ts';
import { DEFAULT_LEAVE_TYPE, leaveIdOf, OFF_DAY_TYPE, spelledType } from '@muster/domain/leave/leave-type.ts';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { leaveQueries } from '../../../../data/leave.ts';
import { useProblemText } from '../../../../lib/problem-text.ts';
import { useCurrentMember } from '../../../../lib/session-store.ts';
import { type LeaveData, ruleType } from '../leave-data.ts';
import { type DayField, firstChoosable } from './choosable-days.ts';
import { dayFacts } from './day-facts.ts';
import { byField, daysOfYear, type FormBalance, type SpanFacts, spanProblems } from './leave-checks.ts';

export interface LeaveDraft {
  readonly leaveid: string;
  readonly from: string;
  readonly to: string;
  readonly remark: string;
}

/** What is being typed into the leave form, with everything that the rules say of it at this moment. */
export function useLeaveDraft({ data, changing, start }: { data: LeaveData; changing?: LeaveView; start?: string }) {
  const textOf = useProblemText();
  const { today, days } = data;
  const facts = useMemo(() => dayFacts(days, changing), [days, changing]);
  // An off day may be taken anew but not chosen when a leave is edited (SPEC section 5).
  const types = data.types.filter((it) => !changing || it.leaveid !== OFF_DAY_TYPE);
  const typeOf = (leaveid: string) => types.find((it) => it.leaveid === leaveid) ?? types[0];
  const [draft, setDraft] = useState<LeaveDraft>(() => {
    if (changing) return { ...draftOf(changing), leaveid: typeOf(leaveIdOf(changing.ltype))?.leaveid ?? '' };
    const type = typeOf(DEFAULT_LEAVE_TYPE);
    const day = start ?? (type ? firstChoosable(today, { today, type: ruleType(type), ...facts }) : today);
    return { leaveid: type?.leaveid ?? '', from: day, to: day, remark: '' };
  });
  const [lastChosen, setLastChosen] = useState<DayField | undefined>();
  const type = typeOf(draft.leaveid);
  const years = yearsOf(draft, today);
  const { membercode } = useCurrentMember();
  const asked = useQueries({
    queries: years.map((year) => leaveQueries.balance(membercode, type?.leaveid ?? '', year)),
  });
  const balances = asked
    .map((it) => it.data && withOwnDays(it.data, changing, draft.leaveid))
    .filter((it) => it !== undefined);
  const spanFacts: SpanFacts | undefined = type && {
    ...facts,
    today,
    type: ruleType(type),
    balances,
    firstDayChosen: !changing && lastChosen === 'fromdate',
  };
  const complete = draft.from !== '' && draft.to !== '';
  const errors = complete && spanFacts ? byField(spanProblems(draft, spanFacts), textOf) : {};

  return {
    draft,
    types,
    spanFacts,
    complete,
    errors,
    balances,
    balanceState: balances.length === years.length ? 'known' : asked.some((it) => it.isError) ? 'failed' : 'loading',
    leavetype: type ? spelledType(type) : '',
    days: daysInSpan(draft.from, draft.to),
    setType: (leaveid: string) => setDraft({ ...draft, leaveid }),
    setRemark: (remark: string) => setDraft({ ...draft, remark }),
    setFrom: (from: string) => {
      setLastChosen('fromdate');
      // A first day behind the last one begins a span of its own.
      setDraft({ ...draft, from, to: from > draft.to ? from : draft.to });
    },
    setTo: (to: string) => {
      setLastChosen('todate');
      setDraft({ ...draft, to });
    },
  };
}

const draftOf = (leave: LeaveView): Omit<LeaveDraft, 'leaveid'> => ({
  from: leave.start,
  to: leave.end,
  remark: leave.remark,
});

/** The fiscal years that pay for what is typed; today's while it is no span. */
function yearsOf({ from, to }: LeaveDraft, today: string): readonly number[] {
  const years = impossibleSpan(from, to) ? [] : daysByFiscalYear(from, to).map((it) => it.year);
  return years.length > 0 ? years : [fiscalYearOf(today)];
}

/** A pending leave has taken its own days from the balance; they are there for its new span. */
function withOwnDays(balance: FormBalance, changing: LeaveView | undefined, leaveid: string): FormBalance {
  if (changing?.approve_status !== 0 || leaveIdOf(changing.ltype) !== leaveid) return balance;
  const own = daysOfYear({ from: changing.start, to: changing.end }, balance.year);
  return { ...balance, remaining: balance.remaining + own };
}
