import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { setWork, type WorkInput, type WorkView } from '@muster/domain/work/work-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { memberOfficeChanges, memberOfficePreviews } from '../../../data/member-office.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useQuestion } from '../../../lib/use-question.ts';
import { touchesNoWork } from './work-touches.tsx';

export interface WorkFormOptions {
  readonly member: MemberDetail;
  readonly today: Day;
  readonly onClose: () => void;
  /** What was set for a coming day and is to be changed; what holds now, if left out. */
  readonly entry?: WorkView | undefined;
}

/** What is chosen of a member's work from a day on, and the question that comes before it is stored. */
export function useWorkForm({ member, today, onClose, entry }: WorkFormOptions) {
  const begun = entry ?? member;
  const { t } = useTranslation();
  const say = useSnackbar();
  const set = useMutation(memberOfficeChanges.setWork);
  const touching = useQuestion<Awaited<ReturnType<typeof memberOfficePreviews.setWork>>>();
  const form = useForm({
    contract: setWork,
    initial: {
      from: entry?.from ?? today,
      shiftid: String(begun.shiftid),
      restdays: begun.restdays,
      groupno: begun.groupno ?? '',
      locationrule: begun.locationrule as string,
      sites: begun.sites,
    },
    toBody: (values): WorkInput => ({
      from: values.from,
      shiftid: Number(values.shiftid),
      restdays: [...values.restdays].toSorted(),
      groupno: values.groupno || null,
      locationrule: values.locationrule as MemberDetail['locationrule'],
      sites: values.sites,
    }),
    required: ['from'],
    send: async (body) => {
      const touches = await memberOfficePreviews.setWork(member.id, body);
      if (!touchesNoWork(touches) && !(await touching.ask(touches))) return 'unsent';
      await set.mutateAsync({ id: member.id, body });
      say(t('memberOffice.work.done'));
      onClose();
      return undefined;
    },
  });
  return { form, touching };
}
