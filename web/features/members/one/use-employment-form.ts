import { changeMember, type MemberChange, type MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { memberOfficeChanges, memberOfficePreviews } from '../../../data/members/member-office.ts';
import { changedMeanwhile } from '../../../lib/form/changed-meanwhile.ts';
import { isSameForm } from '../../../lib/form/form-values.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useQuestion } from '../../../lib/form/use-question.ts';
import { touchesNothing } from './leaving-touches.tsx';

const valuesOf = (it: MemberDetail) => ({
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
export function useEmploymentForm(member: MemberDetail) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const change = useMutation(memberOfficeChanges.change);
  const role = useQuestion<MemberDetail['role']>();
  const leaving = useQuestion<Awaited<ReturnType<typeof memberOfficePreviews.change>>>();
  const [begun, setBegun] = useState(member);
  const base = isSameForm(valuesOf(member), valuesOf(begun)) ? member : begun;
  const form = useForm({
    contract: changeMember,
    initial: valuesOf(member),
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
        const isAsked = isLeaving || touched.uncounted || touched.closed.length > 0;
        if (isAsked && !(await leaving.ask(touched))) return 'unsent';
      }
      const stored = await change.mutateAsync({ id: member.id, body });
      setBegun(stored);
      say(t('memberOffice.employment.saved'));
      return valuesOf(stored);
    },
  });
  const { filled, busy, takeTheirs } = form;
  // What is read anew is shown, unless something is typed that it would take away.
  useEffect(() => {
    if (filled || busy || base === member) return;
    setBegun(member);
    takeTheirs(valuesOf(member));
  }, [filled, busy, base, member, takeTheirs]);
  const { theirs, ...waysOn } = changedMeanwhile(form, base, (stored) => {
    setBegun(stored);
    return valuesOf(stored);
  });
  return { form, role, leaving, theirs: theirs && valuesOf(theirs), ...waysOn };
}

export type EmploymentFields = ReturnType<typeof useEmploymentForm>['form'];
