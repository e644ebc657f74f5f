import type { LeaveCodeView } from '@muster/domain/leave/leave-office-contract.ts';
import type { Adjacency } from '@muster/domain/leave/leave-type.ts';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../../components/changed-meanwhile.tsx';
import type { LeaveTypeValues } from './use-leave-type-form.ts';

interface LeaveTypeVersionsProps {
  readonly typed: LeaveTypeValues;
  /** The type as somebody else has saved it. */
  readonly stored: LeaveCodeView;
  readonly onTheirs: (stored: LeaveCodeView) => void;
  readonly onMine: (stored: LeaveCodeView) => void;
}

/** The leave type that is typed beside the one that is stored now. */
export function LeaveTypeVersions({ typed, stored, onTheirs, onMine }: LeaveTypeVersionsProps) {
  const { t } = useTranslation();
  const rule = (it: string) => t(`leaveTypes.${it as Adjacency}`);
  const fields = [
    { label: t('leaveTypes.description'), typed: typed.description.trim(), stored: stored.description },
    { label: t('leaveTypes.perYear'), typed: typed.daysperyear.trim(), stored: String(stored.daysperyear) },
    { label: t('leaveTypes.nextToHoliday'), typed: rule(typed.nexttoholiday), stored: rule(stored.nexttoholiday) },
    { label: t('leaveTypes.nextToOffday'), typed: rule(typed.nexttooffday), stored: rule(stored.nexttooffday) },
  ];
  return <ChangedMeanwhile fields={fields} onTheirs={() => onTheirs(stored)} onMine={() => onMine(stored)} />;
}
