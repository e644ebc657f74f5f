import { daysInSpan } from '@muster/domain/calendar/span.ts';
import type { LeaveInput, LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { attendanceMonth } from '@muster/domain/leave/leave-days.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../../components/snackbar.tsx';
import { leaveChanges } from '../../../../data/leave.ts';
import { ApiProblem } from '../../../../lib/api-problem.ts';
import { newKey } from '../../../../lib/new-key.ts';
import { useCurrentMember } from '../../../../lib/session-store.ts';
import type { LeaveDraft } from './use-leave-draft.ts';

/**
 * Sends the leave form. The key is made once for as long as the form is open: however often it is sent after a lost
 * answer, a new leave is asked for once. What was saved is never sent again: the form is done with.
 */
export function useSaveLeave(changing: LeaveView | undefined, onSaved: (saved: LeaveView) => void) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const member = useCurrentMember();
  const [key] = useState(newKey);
  // Two presses may come before the screen has followed the first.
  const sent = useRef(false);
  const sending = useMutation({
    ...(changing ? leaveChanges.edit(changing.id) : leaveChanges.take(key)),
    onSuccess: onSaved,
    onError: (problem) => {
      sent.current = false;
      if (!(problem instanceof ApiProblem)) throw problem;
      // The list read anew closes the form on a leave that somebody decided or that is gone: a word must outlive it.
      if (problem.code === 'LEAVE_READ_ONLY') say(t('problems.LEAVE_READ_ONLY'), 'warning');
      if (problem.code === 'NOT_FOUND') say(t('leave.form.gone'), 'warning');
    },
  });

  return {
    save: (draft: LeaveDraft, leavetype: string) => {
      if (sent.current) return;
      sent.current = true;
      sending.mutate(bodyOf(draft, leavetype, member));
    },
    busy: sending.isPending || sending.isSuccess,
    failure: sending.error instanceof ApiProblem ? sending.error : undefined,
    forgetFailure: () => {
      if (sending.isError) sending.reset();
    },
  };
}

const bodyOf = (draft: LeaveDraft, leavetype: string, member: CurrentMember): LeaveInput => ({
  leavetype,
  fromdate: draft.from,
  todate: draft.to,
  noOfLeave: daysInSpan(draft.from, draft.to),
  remark: draft.remark.trim(),
  membernoid: member.id,
  membercode: member.membercode,
  attendancemonth: attendanceMonth(draft.from),
});
