import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { useTranslation } from 'react-i18next';
import { listLine } from '../../../components/list-line.ts';
import { DocumentsButton } from '../documents/documents-button.tsx';
import { StatusChip } from '../leave-status.tsx';
import { LeaveTold } from '../leave-told.tsx';
import { useLeaveWords } from '../leave-words.ts';

interface LeaveLineProps {
  readonly leave: LeaveView;
  readonly onOpen: () => void;
  readonly onGiveBack: () => void;
}

/** One leave of the list, with what its member may do with it. */
export function LeaveLine({ leave, onOpen, onGiveBack }: LeaveLineProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const span = words.daysOf(leave);
  const again = leave.approve_status === 2;
  const open = leave.may.edit ? t(again ? 'leave.list.askAgain' : 'leave.list.edit') : t('leave.list.view');
  const labelled = (action: string) => t('leave.list.openLabel', { action, type: leave.leavetitle, span });
  return (
    <Box component="li" sx={listLine}>
      <LeaveTold leave={leave}>
        {leave.returnfrom && (
          <Typography variant="body2" sx={{ color: 'warning.main' }}>
            {t('leave.list.returnWaiting', { day: words.day(leave.returnfrom) })}
          </Typography>
        )}
        <DocumentsButton leave={leave} />
      </LeaveTold>
      <StatusChip status={leave.approve_status} />
      <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
        {leave.may.giveback && (
          <Button onClick={onGiveBack} aria-label={labelled(t('leave.list.giveBack'))}>
            {leave.returnfrom ? t('leave.giveBack.takeBack') : t('leave.list.giveBack')}
          </Button>
        )}
        <Button variant="outlined" onClick={onOpen} aria-label={labelled(open)}>
          {open}
        </Button>
      </Box>
    </Box>
  );
}
