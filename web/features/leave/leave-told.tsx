import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { typedText } from '../../components/typed-text.ts';
import { AgreedBy } from './agreed-by.tsx';
import { DecidedBy } from './decided-by.tsx';
import { useLeaveWords } from './leave-words.ts';

interface LeaveToldProps {
  readonly leave: Omit<LeaveView, 'may'>;
  /** What else there is to say of it. */
  readonly children?: ReactNode;
}

/** A leave in a list: its days, what it costs, and how it was decided. */
export function LeaveTold({ leave, children }: LeaveToldProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  return (
    <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 500 }}>{words.daysOf(leave)}</Typography>
      <Typography color="textSecondary" variant="body2" sx={typedText}>
        {leave.leavetitle} · {words.days(leave.days)}
        {leave.remark && ` · ${leave.remark}`}
      </Typography>
      <AgreedBy leave={leave} />
      <DecidedBy leave={leave} />
      {leave.decisionremark && (
        <Typography variant="body2" sx={typedText}>
          {t('leave.list.answer', { remark: leave.decisionremark })}
        </Typography>
      )}
      {children}
    </Box>
  );
}
