import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { leaveIdOf } from '@muster/domain/leave/leave-type.ts';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../../../components/changed-meanwhile.tsx';
import { useLeaveWords } from '../../leave-words.ts';
import type { LeaveForm } from './use-leave-form.ts';

interface LeaveVersionsProps {
  readonly leave: LeaveForm;
  /** The leave as it was saved elsewhere. */
  readonly stored: LeaveView;
}

/** The leave that is typed beside the one that is stored now. */
export function LeaveVersions({ leave, stored }: LeaveVersionsProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const { leavetype, fromdate, todate, part, remark } = leave.form.values;
  const nameOf = (leaveid: string) => leave.types.find((it) => it.leaveid === leaveid)?.description ?? leaveid;
  const dayOf = (day: string) => (day ? words.day(day) : '');
  const partName = (it: string) => t(`leave.parts.${it === 'am' || it === 'pm' ? it : 'day'}`);
  const fields = [
    { label: t('leave.form.type'), typed: nameOf(leavetype), stored: nameOf(leaveIdOf(stored.ltype)) },
    { label: t('leave.form.from'), typed: dayOf(fromdate), stored: dayOf(stored.start) },
    { label: t('leave.form.to'), typed: dayOf(todate), stored: dayOf(stored.end) },
    { label: t('leave.form.part'), typed: partName(part), stored: partName(stored.part ?? '') },
    { label: t('leave.form.remark'), typed: remark.trim(), stored: stored.remark },
  ];
  return (
    <ChangedMeanwhile fields={fields} onTheirs={() => leave.takeTheirs(stored)} onMine={() => leave.keepMine(stored)} />
  );
}
