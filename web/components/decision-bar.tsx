import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { SelectionBar } from './selection-bar.tsx';

type Verdict = 'approve' | 'reject';

interface DecisionBarProps {
  readonly selected: number;
  readonly all: number;
  /** Whether something of it may be approved. */
  readonly mayApprove: boolean;
  readonly wordOf: (verdict: Verdict) => string;
  readonly onAll: () => void;
  readonly onVerdict: (verdict: Verdict) => void;
}

/** Selects all, and decides what is selected at once, and approves what of it may be. */
export function DecisionBar({ selected, all, mayApprove, wordOf, onAll, onVerdict }: DecisionBarProps) {
  const { t } = useTranslation();
  const label = selected === 0 ? t('choosing.all') : t('choosing.selected', { count: selected });
  return (
    <SelectionBar {...{ selected, all, label, onAll }}>
      <Button color="error" onClick={() => onVerdict('reject')}>
        {wordOf('reject')}
      </Button>
      {mayApprove && (
        <Button variant="contained" onClick={() => onVerdict('approve')}>
          {wordOf('approve')}
        </Button>
      )}
    </SelectionBar>
  );
}
