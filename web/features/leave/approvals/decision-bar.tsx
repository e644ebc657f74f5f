import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import type { Verdict } from '../../../data/leave-approvals.ts';

interface DecisionBarProps {
  readonly selected: number;
  readonly all: number;
  readonly onAll: () => void;
  readonly onVerdict: (verdict: Verdict) => void;
}

/** Selects all, and decides what is selected at once. */
export function DecisionBar({ selected, all, onAll, onVerdict }: DecisionBarProps) {
  const { t } = useTranslation();
  return (
    <Box sx={bar}>
      <FormControlLabel
        control={
          <Checkbox checked={selected === all} indeterminate={selected > 0 && selected < all} onChange={onAll} />
        }
        label={selected === 0 ? t('leave.approvals.selectAll') : t('leave.approvals.selected', { count: selected })}
        sx={{ minHeight: 44, mr: 0 }}
      />
      {selected > 0 && (
        <Box sx={decisions}>
          <Button color="error" onClick={() => onVerdict('reject')}>
            {t('leave.approvals.reject')}
          </Button>
          <Button variant="contained" onClick={() => onVerdict('approve')}>
            {t('leave.approvals.approve')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 52,
  borderBottom: '1px solid',
  borderColor: 'divider',
};
/** On a phone above the bottom bar, in reach of the thumb however long the list is. */
const decisions = {
  display: 'flex',
  gap: 1,
  position: { xs: 'fixed', sm: 'static' },
  inset: { xs: 'auto 0 calc(60px + env(safe-area-inset-bottom)) 0' },
  zIndex: 1,
  p: { xs: 1.5, sm: 0 },
  bgcolor: 'background.paper',
  borderTop: { xs: '1px solid', sm: 0 },
  borderColor: 'divider',
  '& > button': { flex: { xs: 1, sm: 'none' } },
};
