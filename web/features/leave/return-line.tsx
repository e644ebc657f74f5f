import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Cancel from '@mui/icons-material/HighlightOffOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { DecidedReturn } from '@muster/domain/leave/approvals/decided-leave-contract.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listLine } from '../../components/list-line.ts';
import { typedText } from '../../components/typed-text.ts';
import { DecidedBy } from './decided-by.tsx';
import { DecidedOn } from './decided-on.tsx';
import { useLeaveWords } from './leave-words.ts';

interface ReturnLineProps {
  readonly decided: DecidedReturn;
  readonly zone: string;
  /** Whose it is, where that is not the reader. */
  readonly children?: ReactNode;
}

/** An early return in a list: from which day of which leave, and how it was decided. */
export function ReturnLine({ decided, zone, children }: ReturnLineProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const { confirmed, decisionremark } = decided;
  const span = words.shortSpan(decided.start, decided.end);
  return (
    <Box component="li" sx={listLine}>
      {children}
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>
          {t('leave.decided.back', { day: words.day(decided.returnfrom), span })}
        </Typography>
        <Typography color="textSecondary" variant="body2">
          {decided.leavetitle}
        </Typography>
        <DecidedBy leave={decided} />
        {decisionremark && (
          <Typography variant="body2" sx={typedText}>
            {t('leave.list.answer', { remark: decisionremark })}
          </Typography>
        )}
        <DecidedOn {...decided} zone={zone} />
      </Box>
      <Chip
        size="small"
        variant="outlined"
        color={confirmed ? 'success' : 'error'}
        icon={confirmed ? <CheckCircle aria-hidden /> : <Cancel aria-hidden />}
        label={t(confirmed ? 'leave.decided.confirmed' : 'leave.decided.declined')}
      />
    </Box>
  );
}
