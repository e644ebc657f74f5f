import type { DaysBegin } from '@muster/domain/leave/days-per-year.ts';
import { MAX_DAYS_PER_YEAR } from '@muster/domain/leave/days-per-year.ts';
import { addLeaveCode, type DaysEffect, type LeaveCodeView } from '@muster/domain/leave/leave-office-contract.ts';
import type { Adjacency } from '@muster/domain/leave/leave-type.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { effectOfDays, leaveOfficeChanges } from '../../../data/leave-office.ts';
import { useForm } from '../../../lib/form/use-form.ts';

const valuesOf = (it: LeaveCodeView | undefined) => ({
  leaveid: it?.leaveid ?? '',
  description: it?.description ?? '',
  daysperyear: it ? String(it.daysperyear) : '',
  // Whoever has no days yet waits for them; whoever has some plans with them.
  begin: it && it.daysthisyear + it.daysperyear > 0 ? 'next-year' : 'this-year',
  nexttoholiday: it?.nexttoholiday ?? 'allow',
  nexttooffday: it?.nexttooffday ?? 'allow',
});

export type LeaveTypeValues = Record<keyof ReturnType<typeof valuesOf>, string>;

interface Question {
  readonly effect: DaysEffect;
  readonly onAnswer: (yes: boolean) => void;
}

/**
 * The form of a leave type. Before other days per year are sent the server says what they would change: whom they
 * would take below zero stands in the form, anything else is asked about.
 */
export function useLeaveTypeForm(changing: LeaveCodeView | undefined, onDone: () => void) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const add = useMutation(leaveOfficeChanges.addCode);
  const change = useMutation(leaveOfficeChanges.changeCode);
  const [short, setShort] = useState<DaysEffect['short'] | undefined>();
  const [question, setQuestion] = useState<Question | undefined>();

  /** Whether to go on: nobody falls below zero, and whoever is asked agrees. */
  async function mayGoOn(type: LeaveCodeView, days: number, begin: DaysBegin): Promise<boolean> {
    const effect = await effectOfDays(type.leaveid, days, begin);
    if (effect.short.count > 0) {
      setShort(effect.short);
      return false;
    }
    if (effect.years.every((it) => it.adjusted + it.granted === 0)) return true;
    const yes = await new Promise<boolean>((onAnswer) => setQuestion({ effect, onAnswer }));
    setQuestion(undefined);
    return yes;
  }

  const form = useForm({
    initial: valuesOf(changing) as LeaveTypeValues,
    contract: addLeaveCode,
    toBody: (values) => ({
      leaveid: values.leaveid,
      description: values.description.trim(),
      daysperyear: Number(values.daysperyear),
      nexttoholiday: values.nexttoholiday as Adjacency,
      nexttooffday: values.nexttooffday as Adjacency,
    }),
    required: ['leaveid', 'description', 'daysperyear'],
    check: ({ daysperyear }) => (isDays(daysperyear) ? {} : { daysperyear: t('leaveTypes.number') }),
    send: async ({ leaveid, ...rules }) => {
      setShort(undefined);
      if (!changing) {
        await add.mutateAsync({ leaveid, ...rules });
        say(t('leaveTypes.added', { type: rules.description }));
        onDone();
        return undefined;
      }
      const begin = form.values.begin as DaysBegin;
      if (!(await mayGoOn(changing, rules.daysperyear, begin))) return 'unsent';
      const { revision } = changing;
      await change.mutateAsync({ leaveid: changing.leaveid, ...rules, begin, revision });
      say(t('leaveTypes.changed', { type: rules.description }));
      onDone();
      return undefined;
    },
  });
  return { form, short, question };
}

const isDays = (typed: string) => /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= MAX_DAYS_PER_YEAR;
