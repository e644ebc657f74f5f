import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import { showSpan } from '@muster/domain/calendar/span.ts';
import type { LeaveTypeView } from '@muster/domain/leave/leave-contract.ts';
import { mayAdjustLeave } from '@muster/domain/leave/leave-policy.ts';
import type { MemberRow } from '@muster/domain/members/members-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { leaveQueries } from '../../../data/leave/leave.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { BalanceCards } from '../balance-cards.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import { AgreedDaysDialog } from './agreed-days-dialog.tsx';

interface BalancesOfProps {
  readonly member: MemberRow;
  readonly fiscalyear: number;
  /** The running one, if another is shown. */
  readonly running?: number;
  /** Said where one is adjusted: the run of its end does the rest. */
  readonly isOver?: boolean;
}

/** Side by side where a card is wide enough for both, over its whole width otherwise. */
const BESIDE = { flex: 'auto', px: 1 } as const;

/** The balances of a member in a fiscal year, with a heading that names both. */
export function BalancesOf({ member, fiscalyear, running = fiscalyear, isOver = false }: BalancesOfProps) {
  const { t } = useTranslation();
  const may = mayAdjustLeave(useCurrentMember(), member);
  const of = { membercode: member.membercode, fiscalyear: String(fiscalyear) };
  const { from, to } = fiscalYearDays(fiscalyear);
  const balances = useQuery(leaveQueries.types(of));
  const [adjusting, setAdjusting] = useState<LeaveTypeView | undefined>();
  const [agreeing, setAgreeing] = useState<LeaveTypeView | undefined>();
  // Where there is no limit there is nothing to add to, or to take off.
  const button = (type: LeaveTypeView) =>
    type.unlimited ? null : (
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        <Button
          sx={BESIDE}
          onClick={() => setAdjusting(type)}
          aria-label={t('leaveBalances.adjustLabel', { type: type.description })}
        >
          {t('leaveBalances.adjust')}
        </Button>
        {!isOver && (
          <Button
            sx={BESIDE}
            onClick={() => setAgreeing(type)}
            aria-label={t('leaveBalances.agreed.openLabel', { type: type.description })}
          >
            {t('leaveBalances.agreed.open')}
          </Button>
        )}
      </Box>
    );
  return (
    <>
      {!may && <Alert severity="info">{t('leaveBalances.own')}</Alert>}
      <Loaded query={balances} skeleton={<ListSkeleton rows={2} height={180} />}>
        {({ types }) => (
          <BalanceCards
            types={types}
            title={t('leaveBalances.of', { name: member.membername, days: showSpan(from, to) })}
            of={of}
            {...(may ? { actionOf: button } : {})}
          />
        )}
      </Loaded>
      {agreeing && (
        <AgreedDaysDialog member={member} type={agreeing} fiscalyear={running} onClose={() => setAgreeing(undefined)} />
      )}
      {adjusting && (
        <AdjustDialog
          member={member}
          type={adjusting}
          fiscalyear={fiscalyear}
          isOver={isOver}
          onClose={() => setAdjusting(undefined)}
        />
      )}
    </>
  );
}
