import Typography from '@mui/material/Typography';
import { showDay } from '@muster/domain/calendar/day.ts';
import type { PendingLeave } from '@muster/domain/leave/leave-contract.ts';
import { chargedDays, daysFrom } from '@muster/domain/leave/rules/leave-days.ts';
import { useTranslation } from 'react-i18next';
import { isReturn } from '../../../data/leave/leave-approvals.ts';
import { useLeaveWords } from '../leave-words.ts';

/** What is asked for: its days, its type, and what that makes of the balance. */
export function RequestLines({ item }: { readonly item: PendingLeave }) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const returning = isReturn(item);
  const span = words.daysOf(item);
  const given = returning ? chargedDays(daysFrom({ ...item, from: item.start, to: item.end }, item.returnfrom)) : 0;
  const balance = { before: item.balancebefore, after: item.balanceafter };
  const next = item.unlimited ? undefined : item.nextbalance;
  return (
    <>
      <Typography>
        {returning
          ? t('leave.approvals.returnText', { count: given, day: words.day(item.returnfrom), span })
          : `${span} · ${words.days(item.days)}`}
      </Typography>
      <Typography color="textSecondary">
        {[
          item.leavetitle,
          item.paid && t(`leave.approvals.paid.${item.paid}`),
          item.unlimited ? t('leave.balances.noLimit') : t('leave.approvals.balance', balance),
          next && t('leave.approvals.nextBalance', { ...next, from: showDay(next.from) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </>
  );
}
