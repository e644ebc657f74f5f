import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { PendingLeave } from '@muster/domain/leave/leave-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useTranslation } from 'react-i18next';
import { actionsOfTicked, tickedLine } from '../../../components/list-line.ts';
import { Obstacles } from '../../../components/obstacles.tsx';
import { typedText } from '../../../components/typed-text.ts';
import { isReturn, type Verdict } from '../../../data/leave/leave-approvals.ts';
import { DocumentsButton } from '../documents/documents-button.tsx';
import { useLeaveWords } from '../leave-words.ts';
import { DecisionFacts } from './decision-facts.tsx';
import { RequestLines } from './request-lines.tsx';

interface ApprovalItemProps {
  readonly item: PendingLeave;
  /** Undefined until it is read. */
  readonly company: CompanyView | undefined;
  readonly ticked: boolean;
  readonly onTick: () => void;
  readonly onVerdict: (verdict: Verdict) => void;
}

/** One thing to decide, with what makes the decision a good one. */
export function ApprovalItem({ item, company, ticked, onTick, onVerdict }: ApprovalItemProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const returning = isReturn(item);
  const span = words.daysOf(item);
  const name = item.membername;
  const approve = returning ? t('leave.approvals.confirm') : t('leave.approvals.approve');
  const reject = returning ? t('leave.approvals.decline') : t('leave.approvals.reject');
  const labelled = (action: string) => t('leave.approvals.of', { action, name, span });
  return (
    <Box component="li" sx={tickedLine}>
      <Checkbox
        checked={ticked}
        onChange={onTick}
        slotProps={{ input: { 'aria-label': t('leave.approvals.select', { name, span }) } }}
        sx={{ width: 44, height: 44, ml: -1.25 }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center', minHeight: 44 }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography color="textSecondary" variant="body2">
            {[item.membercode, item.groupno].filter(Boolean).join(' · ')}
          </Typography>
          {returning && <Chip size="small" variant="outlined" color="info" label={t('leave.approvals.isReturn')} />}
        </Box>
        <RequestLines item={item} />
        {item.insteadof && <Typography variant="body2">{t('deputies.insteadOf', { name: item.insteadof })}</Typography>}
        {item.remark && <Typography sx={typedText}>{t('leave.approvals.remark', { remark: item.remark })}</Typography>}
        {!returning && <DocumentsButton leave={item} />}
        <DecisionFacts item={item} company={company} />
        <Obstacles obstacles={item.obstacles} then={t('leave.approvals.onlyReject')} />
      </Box>
      <Box sx={actionsOfTicked}>
        <Button color="error" onClick={() => onVerdict('reject')} aria-label={labelled(reject)}>
          {reject}
        </Button>
        {item.may.approve && (
          <Button variant="outlined" onClick={() => onVerdict('approve')} aria-label={labelled(approve)}>
            {approve}
          </Button>
        )}
      </Box>
    </Box>
  );
}
