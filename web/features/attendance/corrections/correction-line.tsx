import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { actionsOfTicked, listLine, tickedLine } from '../../../components/list-line.ts';
import { showDayWithWeekday } from '../../../lib/time/show-time.ts';
import { CorrectionText } from './correction-text.tsx';

interface CorrectionLineProps {
  readonly correction: Correction;
  readonly withName: boolean;
  readonly actions: ReactNode;
  /** Whether it is among those that are decided at once; left out where none are. */
  readonly ticked?: boolean;
  readonly onTick?: () => void;
}

/** A correction: whose day, what was and what should be, and why. */
export function CorrectionLine({ correction: it, withName, actions, ticked, onTick }: CorrectionLineProps) {
  const { t, i18n } = useTranslation();
  const day = showDayWithWeekday(it.attendancedate, i18n.language);
  return (
    <Box component="li" sx={onTick ? tickedLine : line}>
      {onTick && (
        <Checkbox
          checked={ticked ?? false}
          onChange={onTick}
          slotProps={{ input: { 'aria-label': t('corrections.several.select', { name: it.membername, day }) } }}
          sx={{ width: 44, height: 44, ml: -1.25 }}
        />
      )}
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1,
            alignItems: 'center',
            ...(onTick && { minHeight: 44 }),
          }}
        >
          <Typography sx={{ fontWeight: 600 }}>
            {withName && `${it.membername}, `}
            {day}
          </Typography>
          {withName && (
            <Typography color="textSecondary" variant="body2">
              {[it.membercode, it.groupno].filter(Boolean).join(' · ')}
            </Typography>
          )}
          <Chip size="small" variant="outlined" label={t(`corrections.state.${it.state}`)} />
        </Box>
        <CorrectionText correction={it} />
      </Box>
      <Box sx={onTick ? actionsOfTicked : { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
        {actions}
      </Box>
    </Box>
  );
}

const line = { ...listLine, alignItems: 'start', columnGap: 1, rowGap: 1 };
