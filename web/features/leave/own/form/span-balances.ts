import type { Day } from '@muster/domain/calendar/company-time.ts';
import { byFiscalYear, fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { usedUntil } from '@muster/domain/leave/balances/carried-days.ts';
import type { LeaveTypeView, LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { impossibleSpan } from '@muster/domain/leave/rules/leave-rules.ts';
import { leaveIdOf } from '@muster/domain/leave/types/leave-type.ts';
import { useQueries } from '@tanstack/react-query';
import { leaveQueries } from '../../../../data/leave/leave.ts';
import { useCurrentMember } from '../../../../lib/session/session-store.ts';
import { daysOfYear, type FormBalance, type Span } from './leave-checks.ts';

/** The balances that pay for a span of a leave type, one for each fiscal year that it touches, as far as they are known. */
export function useSpanBalances(
  span: Pick<Span, 'from' | 'to'>,
  type: LeaveTypeView | undefined,
  today: Day,
  changing: LeaveView | undefined,
) {
  const leaveid = type?.leaveid ?? '';
  const { membercode } = useCurrentMember();
  const years = yearsOf(span, today);
  const asked = useQueries({ queries: years.map((year) => leaveQueries.balance(membercode, leaveid, year)) });
  const balances = asked
    .map((it) => it.data && withOwnDays(withCarried(it.data, type, today), changing, leaveid))
    .filter((it) => it !== undefined);
  const failed = asked.some((it) => it.isError);
  return { balances, balanceState: balances.length === years.length ? 'known' : failed ? 'failed' : 'loading' };
}

/** The fiscal years that pay for what is typed; today's while it is no span. */
function yearsOf({ from, to }: Pick<Span, 'from' | 'to'>, today: Day): readonly number[] {
  const years = impossibleSpan(from, to) ? [] : byFiscalYear(from, to).map((it) => it.year);
  return years.length > 0 ? years : [fiscalYearOf(today)];
}

/** Days were carried into today's year at most: the next one is given some when this one is over. */
const withCarried = (balance: FormBalance, type: LeaveTypeView | undefined, today: Day): FormBalance =>
  balance.year === fiscalYearOf(today) ? { ...balance, carried: type?.carried ?? undefined } : balance;

/** A pending leave has taken its own days from the balance; they are there for its new span. */
function withOwnDays(balance: FormBalance, changing: LeaveView | undefined, leaveid: string): FormBalance {
  if (changing?.approve_status !== 0 || leaveIdOf(changing.ltype) !== leaveid) return balance;
  const { start: from, end: to, part, uncharged } = changing;
  const days = { from, to, part, uncharged };
  const { carried, earning } = balance;
  return {
    ...balance,
    earning: earning && { ...earning, leave: earning.leave.filter((it) => it.id !== changing.id) },
    remaining: balance.remaining + daysOfYear(days, balance.year),
    carried: carried && { ...carried, used: carried.used - usedUntil(days, carried.until) },
  };
}
