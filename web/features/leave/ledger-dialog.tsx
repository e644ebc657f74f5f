import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { dayOf } from '@muster/domain/calendar/company-time.ts';
import { showDay } from '@muster/domain/calendar/day.ts';
import type { LeaveTypeView, LedgerLineView } from '@muster/domain/leave/leave-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { plainTable } from '../../components/plain-table.ts';
import { companyQueries } from '../../data/company.ts';
import { type BalanceOf, leaveQueries } from '../../data/leave/leave.ts';
import { useCurrentMember } from '../../lib/session/session-store.ts';
import { useLeaveWords } from './leave-words.ts';

interface LedgerDialogProps {
  readonly type: LeaveTypeView;
  readonly of: BalanceOf | undefined;
  readonly onClose: () => void;
}

/** The lines behind a balance, oldest first, each with the balance after it. */
export function LedgerDialog({ type, of, onClose }: LedgerDialogProps) {
  const { t } = useTranslation();
  const own = useCurrentMember().membercode;
  const ledger = useQuery(leaveQueries.ledger({ leavetypeid: type.leaveid, ...(of ?? { membercode: own }) }));
  return (
    <DialogFrame
      open
      maxWidth="sm"
      title={t('leave.ledger.title', { type: type.description })}
      onClose={onClose}
      actions={
        <Button onClick={onClose} autoFocus>
          {t('common.close')}
        </Button>
      }
    >
      <Loaded query={ledger} skeleton={<ListSkeleton rows={4} height={44} />}>
        {(lines) =>
          lines.length === 0 ? (
            <EmptyState text={t('leave.ledger.empty')} />
          ) : (
            <Lines lines={lines} unlimited={type.unlimited} />
          )
        }
      </Loaded>
    </DialogFrame>
  );
}

interface LinesProps {
  readonly lines: readonly LedgerLineView[];
  /** Of what has no limit there is no balance. */
  readonly unlimited: boolean;
}

function Lines({ lines, unlimited }: LinesProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const { data: company } = useQuery(companyQueries.shown);
  const dateOf = (line: LedgerLineView) => showDay(dayOf(Temporal.Instant.from(line.at), company?.zone ?? 'UTC'));
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {t(unlimited ? 'leave.ledger.leadUnlimited' : 'leave.ledger.lead')}
      </Typography>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">{t('leave.ledger.what')}</th>
            <th scope="col">{t('leave.ledger.days')}</th>
            {!unlimited && <th scope="col">{t('leave.ledger.balance')}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                {t(`leave.ledger.kinds.${line.kind}`)}
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {t('leave.ledger.entered', { day: dateOf(line) })}
                </Typography>
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {[line.start && line.end && words.shortSpan(line.start, line.end), words.note(line), line.by]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </td>
              <td>{signed(line.days)}</td>
              {!unlimited && <td>{line.balance}</td>}
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  );
}

/** A line may be of no days: one that says that a balance stands. */
const signed = (days: number): string => (days > 0 ? `+${days}` : days < 0 ? `−${-days}` : '0');

const table = {
  ...plainTable,
  '& th, & td': { ...plainTable['& th, & td'], py: 1, verticalAlign: 'top' },
  // Letters twice as large leave a phone this much less: its words break before the numbers go out of sight.
  '& td:first-of-type': { overflowWrap: 'anywhere' },
  '& :is(th, td):nth-of-type(n + 2)': { textAlign: 'right', pr: 0, pl: 1, whiteSpace: 'nowrap' },
  '& td:last-of-type': { fontWeight: 600 },
};
