import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DialogFrame } from '../../../../components/dialogs/dialog-frame.tsx';
import { FormColumn } from '../../../../components/form-column.tsx';
import { FormProblem } from '../../../../components/form-problem.tsx';
import { useSnackbar } from '../../../../components/snackbar.tsx';
import { SubmitButton } from '../../../../components/submit-button.tsx';
import { useProblemText } from '../../../../lib/problem-text.ts';
import { useLeaveWords } from '../../leave-words.ts';
import type { LeaveData } from '../leave-data.ts';
import { LeaveFormFields } from './leave-form-fields.tsx';
import { RemoveLeave } from './remove-leave.tsx';
import { useLeaveDraft } from './use-leave-draft.ts';
import { useSaveLeave } from './use-save-leave.ts';

const FORM = 'leave-form';

interface LeaveFormDialogProps {
  readonly data: LeaveData;
  /** The leave to edit; a new one, if left out. */
  readonly changing?: LeaveView;
  /** The day that a new leave begins with. */
  readonly start?: string;
  readonly onClose: () => void;
}

/** 'Taking Leave Days' and 'Edit Leave Days' (SPEC sections 2 and 5). */
export function LeaveFormDialog({ data, changing, start, onClose }: LeaveFormDialogProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const textOf = useProblemText();
  const say = useSnackbar();
  const navigate = useNavigate();
  const form = useLeaveDraft({ data, ...(changing ? { changing } : {}), ...(start ? { start } : {}) });
  const { save, busy, failure, forgetFailure } = useSaveLeave(changing, (saved) => {
    say(
      t(changing ? 'leave.form.changed' : 'leave.form.saved', {
        type: saved.ltype,
        span: words.span(saved.start, saved.end),
        days: words.days(saved.days),
      }),
    );
    void navigate('/');
  });
  const [removing, setRemoving] = useState(false);
  const blamed = Object.fromEntries((failure?.errors ?? []).map((it) => [it.field, textOf(it)]));
  const errors = { ...form.errors, ...blamed };
  const again = failure !== undefined && (failure.unanswered || failure.code === 'TOO_MANY_REQUESTS');
  const unknown = !changing && form.balanceState === 'loading';
  const withoutDays = !changing && form.balances.some((it) => it.entitled === 0);
  const refused = !form.complete || Object.keys(errors).length > 0 || (failure !== undefined && !again);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!refused && !unknown && !withoutDays) save(form.draft, form.leavetype);
  };

  return (
    <>
      <DialogFrame
        open
        maxWidth="sm"
        title={changing ? t('leave.form.editTitle') : t('leave.form.newTitle')}
        onClose={onClose}
        actions={
          <>
            {changing?.may.remove && (
              <Button color="error" onClick={() => setRemoving(true)} sx={{ mr: { sm: 'auto' } }}>
                {t('leave.form.remove')}
              </Button>
            )}
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <SubmitButton form={FORM} busy={busy} disabled={refused || unknown || withoutDays}>
              {again ? t('common.tryAgain') : t('common.save')}
            </SubmitButton>
          </>
        }
      >
        <FormColumn id={FORM} onSubmit={submit}>
          <LeaveFormFields data={data} form={form} errors={errors} onChange={forgetFailure} />
          <FormProblem problem={Object.keys(blamed).length > 0 ? undefined : failure} />
          {again && !changing && <Typography color="textSecondary">{t('leave.form.kept')}</Typography>}
        </FormColumn>
      </DialogFrame>
      {changing && removing && <RemoveLeave leave={changing} onDone={onClose} onCancel={() => setRemoving(false)} />}
    </>
  );
}
