import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { DecidedLeave } from '@muster/domain/leave/approvals/decided-leave-contract.ts';
import { mayAdjustLeave } from '@muster/domain/leave/leave-policy.ts';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { textLink } from '../../components/text-link.ts';
import { useCurrentMember } from '../../lib/session/session-store.ts';
import { useLeaveWords } from './leave-words.ts';

interface WayBackProps {
  readonly leave: DecidedLeave;
  readonly today: string;
}

/**
 * How approved leave is taken back: the office cancels or changes it, and its member comes back early while days of it are
 * to come; where all of it lies in closed pay periods everybody is told so. Nothing for leave that was rejected.
 */
export function WayBack({ leave, today }: WayBackProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const mayAct = mayAdjustLeave(useCurrentMember(), { id: leave.membernoid });
  if (leave.approve_status !== 1) return null;
  const mayReturn = leave.end > today && leave.returnfrom === null;
  const [name, span, action] = [leave.membername, words.daysOf(leave), t('leave.decided.undo.act')];
  // A server of before tells neither.
  const { may = { act: mayAct }, closed = false } = leave as Partial<Pick<DecidedLeave, 'may' | 'closed'>>;
  const isClosed = mayAct ? !may.act : closed;
  const office = isClosed ? t('leave.decided.undo.closed') : !mayAct && t('leave.decided.undo.office');
  const ways = [office, mayReturn && t('leave.decided.undo.early')].filter(Boolean);
  return (
    <>
      {ways.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {ways.join(' ')}
        </Typography>
      )}
      {may.act && (
        <Link
          component={RouterLink}
          to={`/dashboard/members/${leave.membernoid}?tab=leave`}
          aria-label={t('leave.approvals.of', { action, name, span })}
          variant="body2"
          sx={textLink}
        >
          {action}
        </Link>
      )}
    </>
  );
}
