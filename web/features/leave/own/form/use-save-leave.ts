import { fiscalMonthOf } from '@muster/domain/calendar/fiscal-year.ts';
import { daysInSpan } from '@muster/domain/calendar/span.ts';
import {
  checkHoliday,
  checkOffday,
  editLeave,
  type LeaveInput,
  type LeaveView,
  takeLeave,
} from '@muster/domain/leave/leave-contract.ts';
import { attendanceMonth } from '@muster/domain/leave/leave-days.ts';
import { problem } from '@muster/domain/wire/problem.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../../components/snackbar.tsx';
import { api } from '../../../../lib/api.ts';
import { ApiProblem } from '../../../../lib/api-problem.ts';
import { newKey } from '../../../../lib/new-key.ts';
import { useCurrentMember } from '../../../../lib/session-store.ts';
import { LEAVE } from '../../leave-queries.ts';
import { type LeaveDraft, neighbours } from './use-leave-draft.ts';

/**
 * Sends the leave form. The key is made once for as long as the form is open: however often it is sent after a lost
 * answer, a new leave is asked for once. What was saved is never sent again: the form is done with.
 */
export function useSaveLeave(changing: LeaveView | undefined) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const member = useCurrentMember();
  const queries = useQueryClient();
  const [key] = useState(newKey);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiProblem | undefined>();

  async function save(draft: LeaveDraft, leavetype: string): Promise<LeaveView | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const body: LeaveInput = {
        leavetype,
        fromdate: draft.from,
        todate: draft.to,
        noOfLeave: daysInSpan(draft.from, draft.to),
        remark: draft.remark.trim(),
        membernoid: member.id,
        membercode: member.membercode,
        attendancemonth: attendanceMonth(draft.from),
      };
      if (changing) await requireAllowedBeside(body);
      const { data } = changing
        ? await api.call(editLeave, { body: { id: changing.id, ...body } })
        : await api.call(takeLeave, { body }, { headers: { 'Idempotency-Key': key } });
      void queries.invalidateQueries({ queryKey: LEAVE });
      return data;
    } catch (caught) {
      if (!(caught instanceof ApiProblem)) throw caught;
      setFailure(caught);
      running.current = false;
      setBusy(false);
      // The list read anew closes the form on a leave that somebody decided or that is gone: a word must outlive it.
      if (caught.code === 'LEAVE_READ_ONLY') say(t('problems.LEAVE_READ_ONLY'), 'warning');
      if (caught.code === 'NOT_FOUND') say(t('leave.form.gone'), 'warning');
      // Whatever refused it, the screen may be behind what is stored.
      if (!caught.unanswered) void queries.invalidateQueries({ queryKey: LEAVE });
      return undefined;
    }
  }

  return { save, busy, failure, forgetFailure: () => setFailure(undefined) };
}

/** Asks the server before an edit whether the leave may stand where it is (SPEC section 5). */
async function requireAllowedBeside(body: LeaveInput): Promise<void> {
  const { leavetype, fromdate: fromDate, todate: toDate, membercode } = body;
  const span = { ...neighbours({ from: fromDate, to: toDate }), fromDate, toDate, leavetype };
  const [holiday, offday] = await Promise.all([
    api.call(checkHoliday, { query: { ...span, month: String(fiscalMonthOf(fromDate)) } }),
    api.call(checkOffday, { query: { ...span, membercode } }),
  ]);
  if (!offday.data) throw refusal('LEAVE_NEXT_TO_OFFDAY');
  if (!holiday.data) throw refusal('LEAVE_NEXT_TO_HOLIDAY');
}

const refusal = (code: 'LEAVE_NEXT_TO_HOLIDAY' | 'LEAVE_NEXT_TO_OFFDAY') =>
  new ApiProblem({ ...problem(code, { field: 'fromdate' }), status: 422 });
