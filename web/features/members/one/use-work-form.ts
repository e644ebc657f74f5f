import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays, daysBetween } from '@muster/domain/calendar/day.ts';
import type { MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { asRestDays } from '@muster/domain/work/rest-days.ts';
import { setWork, type WorkHistory, type WorkInput, type WorkView } from '@muster/domain/work/work-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { memberOfficeChanges, memberOfficePreviews } from '../../../data/members/member-office.ts';
import { changedMeanwhile } from '../../../lib/form/changed-meanwhile.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useQuestion } from '../../../lib/form/use-question.ts';
import { choosingWeeks, chosenWeeks, someWeeksOf, whatIsMissing } from './some-weeks.ts';
import { touchesNoWork } from './work-touches.tsx';

export interface WorkFormOptions {
  readonly member: MemberDetail;
  readonly today: Day;
  readonly onClose: () => void;
  /** All that is said of the member's work, as it was when the form was opened. */
  readonly history: WorkHistory;
  /** What was set for a coming day and is to be changed; what holds now, if left out. */
  readonly entry?: WorkView | undefined;
}

/** Whether somebody's work is this on a day. */
export const holdsOn = ({ from, until }: WorkView, day: Day): boolean => (from ?? day) <= day && day <= (until ?? day);

const holdingOn = (work: readonly WorkView[], day: Day): WorkView => {
  const found = work.find((it) => holdsOn(it, day));
  if (!found) throw new Error(`There is a member without work on ${day}.`);
  return found;
};

/** So many days somebody is new, for whom it is chosen late how they work. */
const NEW_DAYS = 92;

/** From when on work is set, unless another day is chosen: for somebody new who is in no group yet from their first day on. */
function startOf({ joinedon }: MemberDetail, { work: [first, ...later] }: WorkHistory, today: Day): Day {
  const isUnset = later.length === 0 && first?.groupno === null;
  return joinedon !== null && isUnset && daysBetween(joinedon, today) <= NEW_DAYS ? joinedon : today;
}

const valuesOf = (it: WorkView, day: Day) => ({
  shiftid: String(it.shiftid),
  restdays: it.restdays,
  alternate: someWeeksOf(it.alternate, day),
  groupno: it.groupno ?? '',
  locationrule: it.locationrule as string,
  sites: it.sites,
  counted: it.counted,
});

export type WorkValues = ReturnType<typeof valuesOf>;

/**
 * What is chosen of a member's work from a day on, and the question that comes before it is stored. It says which revision
 * it began with: whatever was set meanwhile might be undone by what the form has of before.
 */
export function useWorkForm({ member, today, onClose, history, entry }: WorkFormOptions) {
  const [base, setBase] = useState(history);
  const day = entry?.from ?? startOf(member, history, today);
  const { t } = useTranslation();
  const say = useSnackbar();
  const set = useMutation(memberOfficeChanges.setWork);
  const touching = useQuestion<Awaited<ReturnType<typeof memberOfficePreviews.setWork>>>();
  const form = useForm({
    contract: setWork,
    initial: {
      from: day,
      until: '',
      ...valuesOf(holdingOn(history.work, day), day),
    },
    toBody: (values): WorkInput => ({
      from: values.from,
      ...(values.until && { until: values.until }),
      shiftid: Number(values.shiftid),
      ...asRestDays({ restdays: values.restdays, alternate: chosenWeeks(values.alternate) }),
      groupno: values.groupno || null,
      locationrule: values.locationrule as MemberDetail['locationrule'],
      sites: values.sites,
      counted: values.counted,
      revision: base.revision,
    }),
    required: ['from'],
    check: ({ alternate }) => whatIsMissing(t, alternate),
    send: async (body) => {
      const touches = await memberOfficePreviews.setWork(member.id, body);
      if (!touchesNoWork(touches) && !(await touching.ask(touches))) return 'unsent';
      await set.mutateAsync({ id: member.id, body });
      say(t('memberOffice.work.done'));
      onClose();
      return undefined;
    },
  });
  const { theirs, ...waysOn } = changedMeanwhile(form, base, (stored) => {
    setBase(stored);
    return valuesOf(holdingOn(stored.work, day), day);
  });
  const begun = holdingOn((theirs ?? base).work, day);
  const eve = addDays(form.values.from || day, -1);
  return {
    form,
    touching,
    ...choosingWeeks(form),
    /** What stays as it is until then; nothing of somebody who did not work here before. */
    before: member.joinedon !== null && member.joinedon > eve ? undefined : base.work.find((it) => holdsOn(it, eve)),
    /** What the form began with, as it is by now. */
    begun,
    theirs: theirs && valuesOf(begun, day),
    ...waysOn,
  };
}
