import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { SelectionBar } from '../../../components/selection-bar.tsx';
import type { Verdict } from '../../../data/leave/leave-approvals.ts';

interface DecisionBarProps {
  readonly selected: number;
  readonly all: number;
  /** Whether something of it may be approved. */
  readonly mayApprove: boolean;
  readonly onAll: () => void;
  readonly onVerdict: (verdict: Verdict) => void;
}

/** Selects all, and decides what is selected at once, and approves what of it may be. */
export function DecisionBar({ selected, all, mayApprove, onAll, onVerdict }: DecisionBarProps) {
  const { t } = useTranslation();
  const label = selected === 0 ? t('leave.approvals.selectAll') : t('leave.approvals.selected', { count: selected });
  return (
    <SelectionBar {...{ selected, all, label, onAll }}>
      <Button color="error" onClick={() => onVerdict('reject')}>
        {t('leave.approvals.reject')}
      </Button>
      {mayApprove && (
        <Button variant="contained" onClick={() => onVerdict('approve')}>
          {t('leave.approvals.approve')}
        </Button>
      )}
    </SelectionBar>
  );
}
