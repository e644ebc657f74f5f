import { changeMember, type MemberChange, type MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { memberOfficeChanges, memberOfficePreviews } from '../../../data/members/member-office.ts';
import { changedMeanwhile } from '../../../lib/form/changed-meanwhile.ts';
import { isSameForm } from '../../../lib/form/form-values.ts';
import { baseOfDraft, useDraft } from '../../../lib/form/use-draft.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useQuestion } from '../../../lib/form/use-question.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { touchesNothing } from './leaving-touches.tsx';

/** What the form shows of a member, and which revision it is of. */
type Shown = Pick<MemberDetail, 'membername' | 'role' | 'joinedon' | 'lefton' | 'email' | 'phone' | 'revision'>;

const shownOf = ({ membername, role, joinedon, lefton, email, phone, revision }: Shown): Shown => ({
  ...{ membername, role, joinedon, lefton, email, phone, revision },
});

const valuesOf = (it: Shown) => ({
  membername: it.membername,
  role: it.role as string,
  joinedon: it.joinedon ?? '',
  lefton: it.lefton ?? '',
  email: it.email,
  phone: it.phone,
});

/**
 * The form of what the office keeps of a member beside their work, and the questions that come before it is stored. It says
 * which revision it began with; one that is newer will do where it has changed nothing that the form shows.
 */
export function useEmploymentForm(member: MemberDetail, zone: string) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const change = useMutation(memberOfficeChanges.change);
  const role = useQuestion<MemberDetail['role']>();
  const leaving = useQuestion<Awaited<ReturnType<typeof memberOfficePreviews.change>>>();
  const { id: memberId } = useCurrentMember();
  const of = String(member.id);
  const [begun, setBegun] = useState<Shown>(() => baseOfDraft<Shown>('member', of, memberId) ?? shownOf(member));
  const base = isSameForm(valuesOf(member), valuesOf(begun)) ? member : begun;
  const form = useForm({
    contract: changeMember,
    initial: () => valuesOf(begun),
    toBody: ({ role, joinedon, lefton, ...values }): MemberChange => ({
      ...values,
      ...(member.may.role ? { role: role as MemberDetail['role'] } : {}),
      joinedon: joinedon || null,
      lefton: lefton || null,
      revision: base.revision,
    }),
    required: ['membername'],
    send: async (body) => {
      if (body.role && body.role !== base.role && !(await role.ask(body.role))) return 'unsent';
      if (body.lefton !== base.lefton || body.joinedon !== base.joinedon) {
        const touched = await memberOfficePreviews.change(member.id, body);
        const isLeaving = touched.touches !== null && !touchesNothing(touched.touches);
        const isAsked = isLeaving || touched.outside || touched.uncounted || touched.closed.length > 0;
        if (isAsked && !(await leaving.ask(touched))) return 'unsent';
      }
      const stored = await change.mutateAsync({ id: member.id, body });
      setBegun(shownOf(stored));
      say(t('memberOffice.employment.saved'));
      return valuesOf(stored);
    },
  });
  const draft = useDraft({ name: 'member', of, base: begun, memberId, zone, form });
  const { filled, busy, takeTheirs } = form;
  const isPutBack = draft.typedAt !== undefined;
  // What is read anew is shown, unless something is typed that it would take away.
  useEffect(() => {
    if (filled || busy || isPutBack || base === member) return;
    setBegun(shownOf(member));
    takeTheirs(valuesOf(member));
  }, [filled, busy, isPutBack, base, member, takeTheirs]);
  const { theirs, ...waysOn } = changedMeanwhile(form, base, (stored: Shown) => {
    setBegun(shownOf(stored));
    return valuesOf(stored);
  });
  return { form, draft, role, leaving, theirs: theirs && valuesOf(theirs), ...waysOn };
}

export type EmploymentFields = ReturnType<typeof useEmploymentForm>['form'];
