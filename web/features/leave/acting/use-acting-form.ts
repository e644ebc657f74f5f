import type { Day } from '@muster/domain/calendar/company-time.ts';
import { dayParts } from '@muster/domain/calendar/day-part.ts';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import type { LeaveTypeView, LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { changeForMember } from '@muster/domain/leave/leave-office-contract.ts';
import { impossibleSpan } from '@muster/domain/leave/rules/leave-rules.ts';
import { DEFAULT_LEAVE_TYPE, leaveIdOf } from '@muster/domain/leave/types/leave-type.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leaveQueries } from '../../../data/leave/leave.ts';
import { type ActedLeave, leaveActingChanges } from '../../../data/leave/leave-acting.ts';
import { changedMeanwhile } from '../../../lib/form/changed-meanwhile.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useProblemText } from '../../../lib/words/problem-text.ts';
import { useInsisting } from './use-insisting.ts';

export interface ActingFor {
  readonly member: { readonly membercode: string; readonly membername: string };
  /** The leave to change; a new one, if left out. */
  readonly changing?: LeaveView | undefined;
  readonly today: Day;
}

/** What is typed of a member's leave, and its way out; rules that it breaks are asked about. */
export function useActingForm({ member, changing, today }: ActingFor, onSaved: (saved: LeaveView) => void) {
  const textOf = useProblemText();
  // As it was when typing began: what is read anew meanwhile may be changed already.
  const [base, setBase] = useState(changing);
  const save = useMutation(base ? leaveActingChanges.change(base) : leaveActingChanges.enter(member.membercode));
  const insisting = useInsisting();
  const form = useForm({
    contract: changeForMember,
    initial: {
      ...(changing ? stored(changing) : { leavetype: DEFAULT_LEAVE_TYPE, fromdate: today, todate: today, part: '' }),
      reason: '',
    },
    together: () => ['leavetype', 'fromdate', 'todate', 'part'],
    toBody: ({ part: _, ...values }): ActedLeave => ({
      ...values,
      ...(part && { part }),
      reason: values.reason.trim(),
    }),
    required: ['leavetype', 'fromdate', 'todate', 'reason'],
    check: ({ fromdate, todate }) => {
      const problem = fromdate && todate ? impossibleSpan(fromdate, todate) : undefined;
      return problem ? { todate: textOf(problem) } : {};
    },
    send: async (body, key) => {
      const saved = await insisting.send(body, (sent) => save.mutateAsync({ body: sent, key }));
      if (saved === 'unsent') return 'unsent';
      onSaved(saved);
      return undefined;
    },
  });
  const types = useTypesOf(member.membercode, form.values.fromdate || today);
  const type = types.find((it) => it.leaveid === form.values.leavetype);
  const halfPossible = mayBeHalf(form.values, type);
  const part = halfPossible ? dayParts.find((it) => it === form.values.part) : undefined;
  const versions = changedMeanwhile(form, base, (it: LeaveView) => {
    setBase(it);
    return { ...stored(it), reason: form.values.reason };
  });
  return { form, ...versions, types, type, halfPossible, part, insisting };
}

const stored = ({ ltype, start, end, part }: LeaveView) => ({
  ...{ leavetype: leaveIdOf(ltype), fromdate: start, todate: end },
  part: part ?? '',
});

export type Acting = ReturnType<typeof useActingForm>;

const mayBeHalf = ({ fromdate, todate }: { fromdate: string; todate: string }, type: LeaveTypeView | undefined) =>
  type?.halfdays === true && fromdate !== '' && fromdate === todate;

/** The leave types with the member's balances of the fiscal year of a day; none until they are read. */
function useTypesOf(membercode: string, day: Day): readonly LeaveTypeView[] {
  const fiscalyear = String(fiscalYearOf(day));
  return useQuery(leaveQueries.types({ membercode, fiscalyear })).data?.types ?? [];
}
