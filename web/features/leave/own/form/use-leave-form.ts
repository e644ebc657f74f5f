import { type DayPart, dayParts } from '@muster/domain/calendar/day-part.ts';
import { type LeaveInput, type LeaveTypeView, type LeaveView, takeLeave } from '@muster/domain/leave/leave-contract.ts';
import { attendanceMonth, chargedDays } from '@muster/domain/leave/leave-days.ts';
import { tooEarly } from '@muster/domain/leave/leave-rules.ts';
import { DEFAULT_LEAVE_TYPE, leaveIdOf, OFF_DAY_TYPE, spelledType } from '@muster/domain/leave/leave-type.ts';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../../components/snackbar.tsx';
import { leaveChanges } from '../../../../data/leave/leave.ts';
import { ApiProblem } from '../../../../lib/api-problem.ts';
import { changedMeanwhile } from '../../../../lib/form/changed-meanwhile.ts';
import type { FieldErrors } from '../../../../lib/form/form-values.ts';
import { baseOfDraft } from '../../../../lib/form/use-draft.ts';
import { useForm } from '../../../../lib/form/use-form.ts';
import { useProblemText } from '../../../../lib/problem-text.ts';
import { useCurrentMember } from '../../../../lib/session-store.ts';
import { hasDays, type LeaveData, ruleType, thoseWithDaysFirst } from '../leave-data.ts';
import { type DayField, firstChoosable } from './choosable-days.ts';
import { dayFacts } from './day-facts.ts';
import { byField, costOf, type Span, type SpanFacts, spanProblems } from './leave-checks.ts';
import { useSpanBalances } from './span-balances.ts';

interface LeaveFormOptions {
  readonly data: LeaveData;
  readonly changing: LeaveView | undefined;
  /** The day that a new leave begins with. */
  readonly start: string | undefined;
  readonly onSaved: (saved: LeaveView) => void;
}

/** Of which leave a draft is; each first day of a new one has its own. */
export const leaveDraftOf = (changing: LeaveView | undefined, start?: string): string =>
  changing ? String(changing.id) : `new, ${start ?? ''}`;

/** What is typed into the leave form, with everything that the rules say of it at this moment, and its way out. */
export function useLeaveForm({ data, changing, start, onSaved }: LeaveFormOptions) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const say = useSnackbar();
  const member = useCurrentMember();
  // As it was when typing began: what is read anew meanwhile may be changed already.
  const [base, setBase] = useState(
    () => changing && (baseOfDraft<LeaveView>('leave', leaveDraftOf(changing), member.id) ?? changing),
  );
  const save = useMutation(base ? leaveChanges.edit(base) : leaveChanges.take);
  const { today, days } = data;
  const facts = useMemo(() => dayFacts(days, changing), [days, changing]);
  // An off day may be taken anew but not chosen when a leave is edited (behaviour 5).
  const types = changing ? data.types.filter((it) => it.leaveid !== OFF_DAY_TYPE) : thoseWithDaysFirst(data.types);
  const typeOf = (leaveid: string) => types.find((it) => it.leaveid === leaveid) ?? types[0];
  const valuesOf = (it: LeaveView) => ({ ...stored(it), leavetype: typeOf(leaveIdOf(it.ltype))?.leaveid ?? '' });
  // While what is typed as the first day is none yet.
  const [firstBefore, setFirstBefore] = useState('');
  // What was rejected and is asked for again may have days that nobody can take any more.
  const isOver = base?.approve_status === 2 && tooEarly(base.start, base.end, today) !== undefined;
  const [lastChosen, setLastChosen] = useState<DayField | undefined>();

  const form = useForm({
    contract: takeLeave,
    initial: () => {
      const type = typeOf(base ? leaveIdOf(base.ltype) : DEFAULT_LEAVE_TYPE);
      const first = () => (type ? firstChoosable(today, { today, type: ruleType(type), ...facts }) : today);
      if (base) {
        const kept = valuesOf(base);
        return isOver ? { ...kept, fromdate: first(), todate: first(), part: '' } : kept;
      }
      const day = start ?? first();
      return { leavetype: type?.leaveid ?? '', fromdate: day, todate: day, part: '', remark: '' };
    },
    together: () => ['leavetype', 'fromdate', 'todate', 'part'],
    checkAtOnce: (): FieldErrors => errors,
    toBody: ({ leavetype, fromdate, todate, remark }): LeaveInput => ({
      leavetype: spelledType(typeOf(leavetype) ?? { leaveid: leavetype, description: '' }),
      fromdate,
      todate,
      ...(part && { part }),
      noOfLeave: cost,
      remark: remark.trim(),
      membernoid: member.id,
      membercode: member.membercode,
      attendancemonth: attendanceMonth(fromdate),
    }),
    send: async (body, key) => onSaved(await save.mutateAsync({ body, key }).catch(tell)),
  });

  const { leavetype, fromdate, todate } = form.values;
  const type = typeOf(leavetype);
  const { balances, balanceState } = useSpanBalances({ from: fromdate, to: todate }, type, today, changing);
  const firstDayChosen = !changing && lastChosen === 'fromdate';
  const spanFacts: SpanFacts | undefined = type && { ...facts, today, type: ruleType(type), balances, firstDayChosen };
  const missing = {
    ...(fromdate ? {} : { fromdate: t('common.dayMissing') }),
    ...(todate ? {} : { todate: t('common.dayMissing') }),
  };
  const complete = fromdate !== '' && todate !== '';
  const part = partOf(form.values, type);
  const span: Span = { from: fromdate, to: todate, part };
  const cost = complete && spanFacts ? chargedDays(costOf(span, spanFacts)) : 0;
  // It may be stored already: what would stand in its way may be the leave itself. The server knows which.
  const unsure = !changing && form.maybeSent;
  const problems = complete && spanFacts && !unsure ? spanProblems(span, spanFacts) : [];
  const errors: FieldErrors = complete ? byField(problems, textOf) : missing;

  /** The list read anew closes the form on a leave that somebody decided or that is gone: a word must outlive it. */
  function tell(problem: unknown): never {
    if (problem instanceof ApiProblem && problem.code === 'LEAVE_READ_ONLY') say(textOf(problem), 'warning');
    if (problem instanceof ApiProblem && problem.code === 'NOT_FOUND') say(t('leave.form.gone'), 'warning');
    throw problem;
  }

  const goOnFrom = (saved: LeaveView) => {
    setBase(saved);
    return valuesOf(saved);
  };
  const versions = changedMeanwhile(form, base, goOnFrom);

  return {
    form,
    ...versions,
    /** The leave that what is typed began with. */
    base,
    /** Goes by the leave as it is stored now, where that is newer. */
    renew: () => {
      if (base && changing && changing.revision > base.revision) form.takeTheirs(goOnFrom(changing));
    },
    types,
    /** As it is offered: one that is taken anew says when none of its days are left. */
    nameOfType: (it: LeaveTypeView): string =>
      changing || hasDays(it) ? spelledType(it) : t('leave.form.noneLeft', { type: spelledType(it) }),
    type,
    /** The days that were asked for can no longer be taken; it begins with others. */
    isOver,
    spanFacts,
    balances,
    balanceState,
    span,
    days: cost,
    /** Whether half of the one day may be taken. */
    halfPossible: mayBeHalf(form.values, type),
    setFirst: (day: string) => {
      setLastChosen('fromdate');
      if (fromdate) setFirstBefore(fromdate);
      // One day stays one; a first day behind the last one begins a span of its own.
      const isOne = (fromdate || firstBefore) === todate;
      form.change({ fromdate: day, ...(day && (isOne || day > todate) && { todate: day }) });
    },
    setLast: (day: string) => {
      setLastChosen('todate');
      form.change({ todate: day });
    },
  };
}

export type LeaveForm = ReturnType<typeof useLeaveForm>;

interface Typed {
  readonly fromdate: string;
  readonly todate: string;
  readonly part: string;
}

const mayBeHalf = ({ fromdate, todate }: Typed, type: LeaveTypeView | undefined): boolean =>
  type?.halfdays === true && fromdate !== '' && fromdate === todate;

/** The half that is chosen, as long as there is one to choose. */
function partOf(typed: Typed, type: LeaveTypeView | undefined): DayPart | null {
  return mayBeHalf(typed, type) ? (dayParts.find((it) => it === typed.part) ?? null) : null;
}

const stored = (leave: LeaveView) => ({
  fromdate: leave.start,
  todate: leave.end,
  part: leave.part ?? '',
  remark: leave.remark,
});
