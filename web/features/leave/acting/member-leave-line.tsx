import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { useTranslation } from 'react-i18next';
import { listLine } from '../../../components/list-line.ts';
import { DocumentsButton } from '../documents/documents-button.tsx';
import { StatusChip } from '../leave-status.tsx';
import { LeaveTold } from '../leave-told.tsx';
import { useLeaveWords } from '../leave-words.ts';

interface MemberLeaveLineProps {
  readonly leave: LeaveView;
  /** The member's last day; null for none. */
  readonly lastDay: Day | null;
  /** Whether the reader acts for this member at all. */
  readonly mayAct: boolean;
  readonly onChange: () => void;
  readonly onCancel: () => void;
}

/** One leave of a member, with what the office may do with it. */
export function MemberLeaveLine({ leave, lastDay, mayAct, onChange, onCancel }: MemberLeaveLineProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const span = words.daysOf(leave);
  const labelled = (action: string) => t('leave.list.openLabel', { action, type: leave.leavetitle, span });
  const isKept = mayAct && leave.approve_status === 1 && !leave.may.cancel;
  const isAfter = lastDay !== null && leave.end > lastDay && leave.approve_status !== 2;
  return (
    <Box component="li" sx={listLine}>
      <LeaveTold leave={leave}>
        <DocumentsButton leave={leave} always={mayAct && leave.approve_status !== 2} />
      </LeaveTold>
      <StatusChip status={leave.approve_status} />
      {isKept && (
        <Typography variant="body2" color="textSecondary" sx={{ ml: 'auto' }}>
          {leave.may.act ? t('leaveActing.partlyClosed') : t('leaveActing.closed')}
        </Typography>
      )}
      {isAfter && (
        <Typography variant="body2" sx={{ flexBasis: '100%', order: 1 }}>
          {t(leave.may.act ? 'leaveActing.afterLastMends' : 'leaveActing.afterLast', { day: lastDay })}
        </Typography>
      )}
      {leave.may.act && (
        <Box sx={{ display: 'flex', gap: 1, ...(!isKept && { ml: 'auto' }) }}>
          {leave.may.cancel && (
            <Button color="error" onClick={onCancel} aria-label={labelled(t('leaveActing.cancel'))}>
              {t('leaveActing.cancel')}
            </Button>
          )}
          <Button variant="outlined" onClick={onChange} aria-label={labelled(t('leaveActing.change'))}>
            {t('leaveActing.change')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
