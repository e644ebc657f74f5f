import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../components/fact-list.tsx';
import { useDecider } from '../../../lib/words/decider.ts';
import { StatusChip } from '../leave-status.tsx';
import { useLeaveWords } from '../leave-words.ts';

/** Everything of a leave, as its member reads it. */
export function LeaveFactList({ leave }: { readonly leave: LeaveView }) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const decider = useDecider();
  const { agreed } = leave;
  return (
    <FactList
      facts={[
        { label: t('leave.form.type'), value: leave.ltype },
        { label: t('leave.form.from'), value: words.day(leave.start) },
        { label: t('leave.form.to'), value: words.day(leave.end) },
        { label: t('leave.form.part'), value: leave.part === null ? '' : words.part(leave.part, leave.parttimes) },
        { label: t('leave.form.days'), value: words.days(leave.days) },
        { label: t('leave.form.remark'), value: leave.remark },
        { label: t('leave.form.status'), value: <StatusChip status={leave.approve_status} /> },
        {
          label: t('leave.form.agreed'),
          value: agreed ? decider({ decidedby: agreed.by, decidedfor: agreed.insteadof }) : '',
        },
        { label: t('deputies.decidedBy'), value: decider(leave) },
        { label: t('leave.form.decision'), value: leave.decisionremark },
      ]}
    />
  );
}
