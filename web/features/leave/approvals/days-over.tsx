import Typography from '@mui/material/Typography';
import type { PendingLeave } from '@muster/domain/leave/leave-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useTranslation } from 'react-i18next';
import { isReturn } from '../../../data/leave/leave-approvals.ts';
import { useToday } from '../../../lib/time/now.ts';

interface DaysOverProps {
  readonly item: PendingLeave;
  readonly company: CompanyView;
}

/** Says of what waits that it comes after its days: leave that was taken or not, a return that cannot be confirmed any more. Nothing before. */
export function DaysOver({ item, company }: DaysOverProps) {
  const { t } = useTranslation();
  const today = useToday(company);
  if ((isReturn(item) ? item.returnfrom : item.end) >= today) return null;
  return (
    <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
      {isReturn(item)
        ? t('leave.approvals.returnOver')
        : t(item.start === item.end ? 'leave.approvals.dayOver' : 'leave.approvals.daysOver')}
    </Typography>
  );
}
