import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import type { Verdict } from './use-decisions.ts';

interface DecisionBarProps {
  readonly selected: number;
  readonly all: number;
  readonly onAll: () => void;
  readonly onVerdict: (verdict: Verdict) => void;
}

/** Selects all, and decides what is selected at once; it stays in sight while the list scrolls. */
export function DecisionBar({ selected, all, onAll, onVerdict }: DecisionBarProps) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 64,
        zIndex: 1,
        bgcolor: 'background.paper',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 0.5,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <FormControlLabel
        control={
          <Checkbox checked={selected === all} indeterminate={selected > 0 && selected < all} onChange={onAll} />
        }
        label={selected === 0 ? t('leave.approvals.selectAll') : t('leave.approvals.selected', { count: selected })}
        sx={{ minHeight: 44, mr: 0 }}
      />
      {selected > 0 && (
        <Box sx={{ display: 'flex', gap: 1 }}>
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
