import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listLine } from '../../../components/list-line.ts';
import { showDayWithWeekday } from '../../../lib/time/show-time.ts';
import { CorrectionText } from './correction-text.tsx';

interface CorrectionLineProps {
  readonly correction: Correction;
  readonly withName: boolean;
  readonly actions: ReactNode;
}

/** A correction: whose day, what was and what should be, and why. */
export function CorrectionLine({ correction: it, withName, actions }: CorrectionLineProps) {
  const { t, i18n } = useTranslation();
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600 }}>
            {withName && `${it.membername}, `}
            {showDayWithWeekday(it.attendancedate, i18n.language)}
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>{actions}</Box>
    </Box>
  );
}

const line = { ...listLine, alignItems: 'start', columnGap: 1, rowGap: 1 };
