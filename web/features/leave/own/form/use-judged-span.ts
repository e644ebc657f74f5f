import type { LeaveTypeView, LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { chargedDays } from '@muster/domain/leave/rules/leave-days.ts';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../../../../lib/form/form-values.ts';
import { useProblemText } from '../../../../lib/words/problem-text.ts';
import { ruleType } from '../leave-data.ts';
import { byField, costOf, type Span, type SpanFacts, spanProblems } from './leave-checks.ts';
import { type LeaveValues, mayBeHalf, partOf } from './leave-values.ts';
import { useSpanBalances } from './span-balances.ts';

interface TypedLeave {
  readonly values: LeaveValues;
  /** It was sent and not answered: it may be stored. */
  readonly maybeSent: boolean;
}

type KnownFacts = Omit<SpanFacts, 'type' | 'balances'>;

/** The days that are typed, with everything that the rules say of them at this moment. */
export function useJudgedSpan(
  { values, maybeSent }: TypedLeave,
  type: LeaveTypeView | undefined,
  known: KnownFacts,
  changing: LeaveView | undefined,
) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const { fromdate: from, todate: to } = values;
  const { balances, balanceState } = useSpanBalances({ from, to }, type, known.today, changing);
  const spanFacts: SpanFacts | undefined = type && { ...known, type: ruleType(type), balances };
  const span: Span = { from, to, part: partOf(values, type) };
  const complete = from !== '' && to !== '';
  const missing = {
    ...(from ? {} : { fromdate: t('common.dayMissing') }),
    ...(to ? {} : { todate: t('common.dayMissing') }),
  };
  // It may be stored already: what would stand in its way may be the leave itself. The server knows which.
  const unsure = !changing && maybeSent;
  const problems = complete && spanFacts && !unsure ? spanProblems(span, spanFacts) : [];
  const errors: FieldErrors = complete ? byField(problems, textOf) : missing;
  return {
    type,
    spanFacts,
    balances,
    balanceState,
    span,
    days: complete && spanFacts ? chargedDays(costOf(span, spanFacts)) : 0,
    halfPossible: mayBeHalf(values, type),
    errors,
  };
}
