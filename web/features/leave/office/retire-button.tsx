import type { LeaveCodeView, TypeTouch } from '@muster/domain/leave/leave-office-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/busy-button.tsx';
import { useSayProblem, useSnackbar } from '../../../components/snackbar.tsx';
import { leaveOfficeChanges, touchedByRetiring } from '../../../data/leave/leave-office.ts';
import { useQuestion } from '../../../lib/form/use-question.ts';
import { TypeTouchDialog } from './type-touch-dialog.tsx';

/** Takes a leave type for no new leave, after the question where leave of it is to come, or offers it again. */
export function RetireButton({ type: { leaveid, description: type, retired } }: { readonly type: LeaveCodeView }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const change = useMutation(leaveOfficeChanges.setRetired);
  const question = useQuestion<TypeTouch>();
  const [busy, setBusy] = useState(false);
  const isWanted = async () => {
    if (retired) return true;
    const touches = await touchedByRetiring(leaveid);
    return touches.leave.count === 0 || question.ask(touches);
  };
  const press = async () => {
    setBusy(true);
    try {
      if (!(await isWanted())) return;
      await change.mutateAsync({ leaveid, retired: !retired });
      say(t(retired ? 'leaveTypes.isBack' : 'leaveTypes.isRetired', { type }));
    } catch (problem) {
      sayProblem(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <BusyButton
        color="inherit"
        busy={busy}
        onClick={press}
        aria-label={t(retired ? 'leaveTypes.reinstateLabel' : 'leaveTypes.retireLabel', { type })}
      >
        {t(retired ? 'leaveTypes.reinstate' : 'leaveTypes.retire')}
      </BusyButton>
      {question.about && <TypeTouchDialog touches={question.about} retiring={type} onAnswer={question.answer} />}
    </>
  );
}
