import type { LeaveCodeView } from '@muster/domain/leave/leave-office-contract.ts';
import type { Adjacency, FreeDaysRule, Payment } from '@muster/domain/leave/types/leave-type.ts';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../../components/changed-meanwhile.tsx';
import { fieldVersions, type Words } from '../../../components/field-versions.ts';
import { type LeaveTypeValues, valuesOf } from './use-leave-type-form.ts';

interface LeaveTypeVersionsProps {
  readonly opened: LeaveTypeValues;
  readonly typed: LeaveTypeValues;
  /** The type as somebody else has saved it. */
  readonly stored: LeaveCodeView;
  readonly onTheirs: (stored: LeaveCodeView) => void;
  readonly onMine: (stored: LeaveCodeView) => void;
}

/** The leave type that is typed beside the one that is stored now. */
export function LeaveTypeVersions({ opened, typed, stored, onTheirs, onMine }: LeaveTypeVersionsProps) {
  const { t } = useTranslation();
  const rule = (it: string) => t(`leaveTypes.${it as Adjacency}`);
  const yesOrNo = (it: string) => t(it === 'yes' ? 'leaveTypes.yes' : 'leaveTypes.no');
  const months = (it: string) => (it === '0' ? t('leaveTypes.allYear') : t('leaveTypes.months', { count: Number(it) }));
  const words: Words<Exclude<keyof LeaveTypeValues, 'leaveid' | 'begin'>> = {
    description: [t('leaveTypes.description'), asTyped],
    daysperyear: [t('leaveTypes.perYear'), asTyped],
    halfdays: [t('leaveTypes.halfDays'), yesOrNo],
    unlimited: [t('leaveTypes.unlimited'), yesOrNo],
    nexttoholiday: [t('leaveTypes.nextToHoliday'), rule],
    nexttooffday: [t('leaveTypes.nextToOffday'), rule],
    paid: [t('leaveTypes.paid'), (it) => t(`leaveTypes.payments.${it as Payment}`)],
    freedays: [t('leaveTypes.freeDays'), (it) => t(`leaveTypes.freeDaysRules.${it as FreeDaysRule}`)],
    prorated: [t('leaveTypes.prorated'), yesOrNo],
    servicemonths: [t('leaveTypes.serviceMonths'), asTyped],
    earnedmonthly: [t('leaveTypes.earnedMonthly'), yesOrNo],
    secondover: [t('leaveTypes.secondOver'), asTyped],
    documentover: [t('leaveTypes.documentOver'), asTyped],
    carrydays: [t('leaveTypes.carryDays'), asTyped],
    carrymonths: [t('leaveTypes.carryMonths'), months],
  };
  const fields = fieldVersions(words, { opened, typed, stored: valuesOf(stored) });
  return <ChangedMeanwhile fields={fields} onTheirs={() => onTheirs(stored)} onMine={() => onMine(stored)} />;
}

const asTyped = (text: string) => text.trim();
