import Typography from '@mui/material/Typography';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { useTranslation } from 'react-i18next';
import { typedText } from '../../components/typed-text.ts';
import { useDecider } from '../../lib/words/decider.ts';

/** Who has agreed to a request that the office decides, or has decided. */
export function AgreedBy({ leave }: { readonly leave: Pick<LeaveView, 'agreed' | 'approve_status'> }) {
  const { t } = useTranslation();
  const decider = useDecider();
  const { agreed } = leave;
  if (!agreed) return null;
  const who = decider({ decidedby: agreed.by, decidedfor: agreed.insteadof });
  const waits = agreed.remark ? 'agreedRemark' : 'agreed';
  return (
    <Typography variant="body2" sx={typedText}>
      {t(`leave.approvals.${leave.approve_status === 0 ? waits : 'agreedOnce'}`, { who, remark: agreed.remark })}
    </Typography>
  );
}
