import { type LeaveInput, type LeaveTypeView, type LeaveView, takeLeave } from '@muster/domain/leave/leave-contract.ts';
import { attendanceMonth } from '@muster/domain/leave/rules/leave-days.ts';
import { spelledType } from '@muster/domain/leave/types/leave-type.ts';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../../components/snackbar.tsx';
import { leaveChanges } from '../../../../data/leave/leave.ts';
import { useKeptFile } from '../../../../data/use-kept-file.ts';
import { ApiProblem } from '../../../../lib/api/api-problem.ts';
import { changedMeanwhile } from '../../../../lib/form/changed-meanwhile.ts';
import type { FieldErrors } from '../../../../lib/form/form-values.ts';
import { baseOfDraft } from '../../../../lib/form/use-draft.ts';
import { useForm } from '../../../../lib/form/use-form.ts';
import { useCurrentMember } from '../../../../lib/session/session-store.ts';
import { useProblemText } from '../../../../lib/words/problem-text.ts';
import { hasDays, type LeaveData } from '../leave-data.ts';
import type { DayField } from './choosable-days.ts';
import { dayFacts } from './day-facts.ts';
import { firstValues, isLeaveOver, type LeaveValues, offeredTypes, typeOf, valuesOf } from './leave-values.ts';
import { useJudgedSpan } from './use-judged-span.ts';

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
  const { today, days } = data;
  const { id: membernoid, membercode } = useCurrentMember();
  const [base, setBase] = useLeaveAtFirst(changing, membernoid);
  const save = useMutation(base ? leaveChanges.edit(base) : leaveChanges.take);
  const tellIfGone = useTellingIfGone();
  const facts = useMemo(() => dayFacts(days, changing), [days, changing]);
  const types = offeredTypes(data, changing);
  const form = useForm({
    contract: takeLeave,
    initial: () => firstValues({ base, start, today, types, facts }),
    together: () => ['leavetype', 'fromdate', 'todate', 'part'],
    checkAtOnce: (): FieldErrors => errors,
    nameOf: (field) => field.split('.', 1)[0] ?? field,
    toBody: ({ leavetype, fromdate, todate, remark, documents }): LeaveInput => ({
      leavetype: spelledType(typeOf(leavetype, types) ?? { leaveid: leavetype, description: '' }),
      fromdate,
      todate,
      ...(judged.span.part && { part: judged.span.part }),
      noOfLeave: judged.days,
      remark: remark.trim(),
      membernoid,
      membercode,
      attendancemonth: attendanceMonth(fromdate),
      ...(documents.length > 0 && { documents: documents.map((it) => it.path) }),
    }),
    send: async (body, key) => onSaved(await save.mutateAsync({ body, key }).catch(tellIfGone)),
  });
  const sending = useKeptFile('leave', (path, { name }) =>
    form.change({ documents: [...form.values.documents, { name, path }] }),
  );
  const { lastChosen, setFirst, setLast } = useChosenDays(form);
  const known = { ...facts, today, firstDayChosen: !changing && lastChosen === 'fromdate' };
  const { errors, ...judged } = useJudgedSpan(form, typeOf(form.values.leavetype, types), known, changing);
  const goOnFrom = (saved: LeaveView) => {
    setBase(saved);
    return valuesOf(saved, types);
  };
  return {
    form,
    ...changedMeanwhile(form, base, goOnFrom),
    /** The leave that what is typed began with. */
    base,
    /** Goes by the leave as it is stored now, where that is newer. */
    renew: () => {
      if (base && changing && changing.revision > base.revision) form.takeTheirs(goOnFrom(changing));
    },
    types,
    nameOfType: useNameOfType(changing),
    /** The days that were asked for can no longer be taken; it begins with others. */
    isOver: base !== undefined && isLeaveOver(base, today),
    ...judged,
    setFirst,
    setLast,
    /** The document that is sent before the leave is asked for. */
    sending,
  };
}

export type LeaveForm = ReturnType<typeof useLeaveForm>;

/** The leave as it was when typing began: what is read anew meanwhile may be changed already. */
const useLeaveAtFirst = (changing: LeaveView | undefined, memberId: number) =>
  useState(() => changing && (baseOfDraft<LeaveView>('leave', leaveDraftOf(changing), memberId) ?? changing));

/** The list read anew closes the form on a leave that somebody decided or that is gone: a word must outlive it. */
function useTellingIfGone() {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const say = useSnackbar();
  return (problem: unknown): never => {
    if (problem instanceof ApiProblem && problem.code === 'LEAVE_READ_ONLY') say(textOf(problem), 'warning');
    if (problem instanceof ApiProblem && problem.code === 'NOT_FOUND') say(t('leave.form.gone'), 'warning');
    throw problem;
  };
}

/** A type as it is offered: one that is taken anew says when none of its days are left. */
function useNameOfType(changing: LeaveView | undefined) {
  const { t } = useTranslation();
  return (it: LeaveTypeView): string =>
    changing || hasDays(it) ? spelledType(it) : t('leave.form.noneLeft', { type: spelledType(it) });
}

interface DaysForm {
  readonly values: LeaveValues;
  readonly change: (patch: Partial<LeaveValues>) => void;
}

/** Takes a first and a last day that are chosen, and knows which of both was chosen last. */
function useChosenDays({ values: { fromdate, todate }, change }: DaysForm) {
  const [lastChosen, setLastChosen] = useState<DayField | undefined>();
  // While what is typed as the first day is none yet.
  const [firstBefore, setFirstBefore] = useState('');
  return {
    lastChosen,
    setFirst: (day: string) => {
      setLastChosen('fromdate');
      if (fromdate) setFirstBefore(fromdate);
      // One day stays one; a first day behind the last one begins a span of its own.
      const isOne = (fromdate || firstBefore) === todate;
      change({ fromdate: day, ...(day && (isOne || day > todate) && { todate: day }) });
    },
    setLast: (day: string) => {
      setLastChosen('todate');
      change({ todate: day });
    },
  };
}
