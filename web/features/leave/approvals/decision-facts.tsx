import Typography from '@mui/material/Typography';
import type { PendingLeave } from '@muster/domain/leave/leave-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useTranslation } from 'react-i18next';
import { isReturn } from '../../../data/leave/leave-approvals.ts';
import { AgreedBy } from '../agreed-by.tsx';
import { AwayList } from './away-list.tsx';
import { BrokenRules } from './broken-rules.tsx';
import { DaysOver } from './days-over.tsx';
import { WorkedDays } from './worked-days.tsx';

interface DecisionFactsProps {
  readonly item: PendingLeave;
  /** Undefined until it is read. */
  readonly company: CompanyView | undefined;
}

/** What makes a decision a good one: who has agreed or decides after it, whether its days are over, who else is away, when the member was at work, and which rules it breaks. */
export function DecisionFacts({ item, company }: DecisionFactsProps) {
  const { t } = useTranslation();
  return (
    <>
      {!isReturn(item) && <AgreedBy leave={item} />}
      {item.secondapproval && <Typography variant="body2">{t('leave.approvals.thenOffice')}</Typography>}
      {company && <DaysOver item={item} company={company} />}
      {!isReturn(item) && <AwayList item={item} />}
      {!isReturn(item) && <WorkedDays worked={item.worked} />}
      <BrokenRules breaks={item.breaks} returnfrom={item.returnfrom} />
    </>
  );
}
