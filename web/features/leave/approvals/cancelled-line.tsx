import EventBusy from '@mui/icons-material/EventBusyOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { CancelledLeave } from '@muster/domain/leave/approvals/decided-leave-contract.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listLine } from '../../../components/list-line.ts';
import { typedText } from '../../../components/typed-text.ts';
import { showInstant } from '../../../lib/time/show-time.ts';
import { useLeaveWords } from '../leave-words.ts';

interface CancelledLineProps {
  readonly leave: CancelledLeave;
  readonly zone: string;
  /** Whose it was. */
  readonly children: ReactNode;
}

/** A leave that its member withdrew or the office cancelled: when, by whom and why. */
export function CancelledLine({ leave, zone, children }: CancelledLineProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const told = { at: showInstant(leave.cancelledat, zone), name: leave.cancelledby };
  return (
    <Box component="li" sx={listLine}>
      {children}
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{words.daysOf(leave)}</Typography>
        <Typography color="textSecondary" variant="body2" sx={typedText}>
          {[leave.leavetitle, words.days(leave.days), leave.remark].filter(Boolean).join(' · ')}
        </Typography>
        {leave.cancelreason && (
          <Typography variant="body2" sx={typedText}>
            {t('leaveCancelled.reason', { reason: leave.cancelreason })}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          {t(leave.withdrawn ? 'leaveCancelled.withdrawnOn' : 'leaveCancelled.cancelledOn', told)}
        </Typography>
      </Box>
      <Chip
        size="small"
        variant="outlined"
        icon={<EventBusy aria-hidden />}
        label={t(leave.withdrawn ? 'leaveCancelled.withdrawn' : 'leaveCancelled.cancelled')}
      />
    </Box>
  );
}
