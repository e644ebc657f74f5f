import type { LeaveTypeView, LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { leaveIdOf } from '@muster/domain/leave/types/leave-type.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../components/changed-meanwhile.tsx';
import { leaveQueries } from '../../data/leave/leave.ts';
import { useLeaveWords } from './leave-words.ts';

type Typed = Readonly<Record<'leavetype' | 'fromdate' | 'todate' | 'part', string>> & { readonly remark?: string };

interface LeaveVersionsProps {
  readonly leave: {
    readonly form: { readonly opened: Typed; readonly values: Typed };
    readonly types: readonly LeaveTypeView[];
    readonly takeTheirs: () => void;
    readonly keepMine: () => void;
  };
  /** The leave as it was saved elsewhere. */
  readonly stored: LeaveView;
  readonly membercode: string;
}

/** The leave that is typed beside the one that is stored now. */
export function LeaveVersions({ leave, stored, membercode }: LeaveVersionsProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const nameOf = (leaveid: string) => leave.types.find((it) => it.leaveid === leaveid)?.description ?? leaveid;
  const dayOf = (day: string) => (day ? words.day(day) : '');
  const { opened, values: typed } = leave.form;
  const isHalf = [opened.part, typed.part, stored.part].some(Boolean);
  const { data: times } = useQuery(leaveQueries.halves(membercode, isHalf ? stored.start : ''));
  const partName = (it: string) => (it === 'am' || it === 'pm' ? words.part(it, times?.[it]) : t('leave.parts.day'));
  const facts: (readonly [keyof Typed, string, (value: string) => string, string])[] = [
    ['leavetype', t('leave.form.type'), nameOf, leaveIdOf(stored.ltype)],
    ['fromdate', t('leave.form.from'), dayOf, stored.start],
    ['todate', t('leave.form.to'), dayOf, stored.end],
    ['part', t('leave.form.part'), partName, stored.part ?? ''],
  ];
  // Only who takes leave writes a remark.
  if (typed.remark !== undefined) facts.push(['remark', t('leave.form.remark'), (it) => it.trim(), stored.remark]);
  const fields = facts.map(([name, label, say, theirs]) => ({
    label,
    opened: say(opened[name] ?? ''),
    typed: say(typed[name] ?? ''),
    stored: say(theirs),
  }));
  return <ChangedMeanwhile fields={fields} onTheirs={leave.takeTheirs} onMine={leave.keepMine} />;
}
