import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { joinSentences } from '@muster/domain/messages/problem-text.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '../../../../components/form/draft-notice.tsx';
import { FormDialog } from '../../../../components/form/form-dialog.tsx';
import { FormProblem } from '../../../../components/form/form-problem.tsx';
import { typedText } from '../../../../components/typed-text.ts';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useCurrentMember } from '../../../../lib/session/session-store.ts';
import { DocumentsButton } from '../../documents/documents-button.tsx';
import { LeaveVersions } from '../../leave-versions.tsx';
import type { LeaveData } from '../leave-data.ts';
import { LeaveFormFields } from './leave-form-fields.tsx';
import { RemoveLeave } from './remove-leave.tsx';
import { leaveDraftOf, useLeaveForm } from './use-leave-form.ts';

interface LeaveFormDialogProps {
  readonly data: LeaveData;
  /** The leave to edit; a new one, if left out. */
  readonly changing?: LeaveView;
  /** The day that a new leave begins with. */
  readonly start?: string;
  readonly onSaved: (saved: LeaveView) => void;
  readonly onClose: () => void;
}

/** 'Taking Leave Days' and 'Edit Leave Days' (behaviour 2, 5). */
export function LeaveFormDialog({ data, changing, start, onSaved, onClose }: LeaveFormDialogProps) {
  const { t } = useTranslation();
  const [removing, setRemoving] = useState(false);
  const saved = (it: LeaveView) => {
    draft.drop();
    return onSaved(it);
  };
  const leave = useLeaveForm({ data, changing, start, onSaved: saved });
  const { form, balances, balanceState } = leave;
  const { id: memberId, membercode } = useCurrentMember();
  const { zone } = data.company;
  const of = leaveDraftOf(changing, start);
  const draft = useDraft({ name: 'leave', of, base: leave.base, memberId, zone, form, renew: leave.renew });
  const whyNot = (): string | undefined => {
    const wrong = Object.values(form.errors()).filter((it) => it !== undefined);
    if (wrong.length > 0 || (form.refused && !form.again)) return joinSentences([...wrong, ...form.rest]);
    if (changing) return undefined;
    if (leave.sending.busy) return t('upload.sending');
    if (balanceState === 'loading') return t('leave.form.balanceLoading');
    const none = balances.find((it) => it.entitled === 0);
    return none && t('leave.form.balance', { remaining: none.remaining, entitled: 0 });
  };
  return (
    <>
      <FormDialog
        form={form}
        maxWidth="sm"
        title={changing ? t('leave.form.editTitle') : t('leave.form.newTitle')}
        submit={t('common.save')}
        why={whyNot()}
        draft={draft}
        onClose={onClose}
        aside={
          changing?.may.remove && (
            <Button color="error" onClick={() => setRemoving(true)} sx={{ mr: { sm: 'auto' } }}>
              {t('leave.form.remove')}
            </Button>
          )
        }
        problem={
          <>
            {leave.theirs ? (
              <LeaveVersions leave={leave} stored={leave.theirs} membercode={membercode} />
            ) : (
              <FormProblem form={form} />
            )}
            {form.again && !changing && <Typography color="textSecondary">{t('leave.form.kept')}</Typography>}
          </>
        }
      >
        <DraftNotice draft={draft} zone={zone} />
        {changing?.approve_status === 2 && changing.decisionremark && (
          <Alert severity="info" sx={typedText}>
            {t('leave.list.answer', { remark: changing.decisionremark })}
          </Alert>
        )}
        {leave.isOver && <Alert severity="warning">{t('leave.form.daysOver')}</Alert>}
        <LeaveFormFields data={data} leave={leave} />
        {changing && <DocumentsButton leave={changing} always />}
      </FormDialog>
      {changing && removing && <RemoveLeave leave={changing} onDone={onClose} onCancel={() => setRemoving(false)} />}
    </>
  );
}
