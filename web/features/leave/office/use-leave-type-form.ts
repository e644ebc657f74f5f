import { MAX_SECOND_OVER } from '@muster/domain/leave/approvals/second-approval.ts';
import { MAX_CARRY_DAYS } from '@muster/domain/leave/balances/carry-over.ts';
import type { DaysBegin, OpeningBalances } from '@muster/domain/leave/balances/days-per-year.ts';
import { MAX_DAYS_PER_YEAR } from '@muster/domain/leave/balances/days-per-year.ts';
import { MAX_DOCUMENT_OVER } from '@muster/domain/leave/documents/leave-documents.ts';
import {
  addLeaveCode,
  type LeaveCodeChange,
  type LeaveCodeView,
  type TypeTouch,
} from '@muster/domain/leave/leave-office-contract.ts';
import { MAX_SERVICE_MONTHS } from '@muster/domain/leave/rules/earned-leave.ts';
import type { Adjacency, FreeDaysRule, Payment } from '@muster/domain/leave/types/leave-type.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { leaveOfficeChanges, touchedByType } from '../../../data/leave/leave-office.ts';
import { changedMeanwhile } from '../../../lib/form/changed-meanwhile.ts';
import { numberOf, typedNumber } from '../../../lib/form/typed-number.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useQuestion } from '../../../lib/form/use-question.ts';

/** What is typed of a type: all that is read of it but what is not in the form, and when its days begin. */
export type LeaveTypeValues = Record<
  Exclude<keyof LeaveCodeView, 'daysthisyear' | 'revision' | 'retired'> | 'begin',
  string
>;

export const valuesOf = (it: LeaveCodeView | undefined): LeaveTypeValues => ({
  leaveid: it?.leaveid ?? '',
  description: it?.description ?? '',
  daysperyear: it ? String(it.daysperyear) : '',
  // Whoever has no days yet waits for them; whoever has some plans with them.
  begin: it && it.daysthisyear + it.daysperyear > 0 ? 'next-year' : 'this-year',
  nexttoholiday: it?.nexttoholiday ?? 'allow',
  nexttooffday: it?.nexttooffday ?? 'allow',
  paid: it?.paid ?? 'full',
  unlimited: it?.unlimited ? 'yes' : 'no',
  prorated: it?.prorated ? 'yes' : 'no',
  servicemonths: String(it?.servicemonths ?? 0),
  earnedmonthly: it?.earnedmonthly ? 'yes' : 'no',
  secondover: String(it?.secondover ?? ''),
  documentover: String(it?.documentover ?? ''),
  carrydays: String(it?.carrydays ?? 0),
  carrymonths: String(it?.carrymonths ?? 0),
  halfdays: it?.halfdays ? 'yes' : 'no',
  freedays: it?.freedays ?? 'counted',
});

type Change = LeaveCodeChange & { leaveid: string };

/**
 * The form of a leave type. Before a change is sent the server says what it would touch: whom it would take below zero
 * stands in the form, anything else is asked about.
 */
export function useLeaveTypeForm(changing: LeaveCodeView | undefined, onDone: () => void) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const add = useMutation(leaveOfficeChanges.addCode);
  const store = useMutation(leaveOfficeChanges.changeCode);
  // As it was when typing began: what is read anew meanwhile may be somebody else's.
  const [base, setBase] = useState(changing);
  const [short, setShort] = useState<TypeTouch['short'] | undefined>();
  const question = useQuestion<TypeTouch, OpeningBalances | undefined>();

  /** What to send: nobody falls below zero, and whoever is asked agrees. */
  async function agreed(asked: Change): Promise<Change | undefined> {
    const touches = await touchedByType(asked);
    if (touches.short.count > 0) {
      setShort(touches.short);
      return undefined;
    }
    const { years, leave, repaid, ahead } = touches;
    const changesBalances = years.some((it) => it.adjusted + it.granted + it.entered > 0);
    if (!changesBalances && leave.count === 0 && !ahead && repaid.days === 0) return asked;
    const opening = await question.ask(touches);
    if (!opening) return undefined;
    return years.some((it) => it.entered > 0) ? { ...asked, openingbalances: opening } : asked;
  }

  const form = useForm({
    initial: valuesOf(changing),
    contract: addLeaveCode,
    toBody: (values) =>
      ({
        leaveid: values.leaveid,
        description: values.description.trim(),
        daysperyear: numberOf(values.daysperyear),
        nexttoholiday: values.nexttoholiday as Adjacency,
        nexttooffday: values.nexttooffday as Adjacency,
        paid: values.paid as Payment,
        unlimited: values.unlimited === 'yes',
        prorated: values.prorated === 'yes',
        servicemonths: numberOf(values.servicemonths),
        earnedmonthly: values.earnedmonthly === 'yes',
        secondover: daysOrNone(values.secondover),
        documentover: daysOrNone(values.documentover),
        carrydays: numberOf(values.carrydays),
        carrymonths: Number(values.carrymonths),
        halfdays: values.halfdays === 'yes',
        freedays: values.freedays as FreeDaysRule,
      }) satisfies Required<Omit<Change, 'begin' | 'openingbalances' | 'revision'>>,
    required: ['leaveid', 'description', 'daysperyear'],
    check: ({ daysperyear, carrydays, servicemonths, secondover, documentover }) => ({
      ...(isDays(daysperyear) ? {} : { daysperyear: t('leaveTypes.number') }),
      ...(isMonths(servicemonths) ? {} : { servicemonths: t('leaveTypes.wholeMonths') }),
      ...(isOver(secondover, MAX_SECOND_OVER) ? {} : { secondover: t('leaveTypes.wholeDays') }),
      ...(isOver(documentover, MAX_DOCUMENT_OVER) ? {} : { documentover: t('leaveTypes.wholeDays') }),
      ...(isHalves(carrydays) ? {} : { carrydays: t('leaveTypes.halves') }),
    }),
    send: async ({ leaveid, ...rules }) => {
      setShort(undefined);
      if (!base) {
        await add.mutateAsync({ leaveid, ...rules });
        say(t('leaveTypes.added', { type: rules.description }));
        onDone();
        return undefined;
      }
      const begin = form.values.begin as DaysBegin;
      const change = await agreed({ leaveid: base.leaveid, ...rules, begin, revision: base.revision });
      if (!change) return 'unsent';
      await store.mutateAsync(change);
      say(t('leaveTypes.changed', { type: rules.description }));
      onDone();
      return undefined;
    },
  });
  const versions = changedMeanwhile(form, base, (stored) => {
    setBase(stored);
    return valuesOf(stored);
  });
  return { form, short, question, ...versions };
}

const isHalves = (typed: string) => {
  const days = numberOf(typed);
  return Number.isInteger(days * 2) && days >= 0 && days <= MAX_CARRY_DAYS;
};
const isMonths = (typed: string) => /^\d{1,3}$/.test(typedNumber(typed)) && numberOf(typed) <= MAX_SERVICE_MONTHS;
const daysOrNone = (typed: string) => (typed.trim() === '' ? null : numberOf(typed));
const isOver = (typed: string, most: number) =>
  typed.trim() === '' || (/^\d{1,3}$/.test(typedNumber(typed)) && numberOf(typed) <= most);
const isDays = (typed: string) => /^\d{1,3}$/.test(typedNumber(typed)) && numberOf(typed) <= MAX_DAYS_PER_YEAR;
