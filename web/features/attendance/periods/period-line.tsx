import Lock from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { PayPeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { showSpan } from '@muster/domain/calendar/span.ts';
import { useTranslation } from 'react-i18next';
import { listLine } from '../../../components/list-line.ts';
import { typedText } from '../../../components/typed-text.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { showInstant, showMonth } from '../../../lib/time/show-time.ts';
import { FilesMenu } from '../files/files-menu.tsx';

export type PeriodAction = 'close' | 'reopen' | 'changes' | 'adjustments';

interface PeriodLineProps {
  readonly period: PayPeriod;
  readonly zone: string;
  /** It is not over yet. */
  readonly runs: boolean;
  /** It is the one to close next. */
  readonly isNext: boolean;
  /** An earlier one is closed, of which its payroll may count days. */
  readonly follows: boolean;
  readonly onAct: (action: PeriodAction) => void;
}

/** A pay period: its days, how it stands, what may be done with it, and its files. */
export function PeriodLine({ period, zone, runs, isNext, follows, onAct }: PeriodLineProps) {
  const { t, i18n } = useTranslation();
  const { role } = useCurrentMember();
  const { month, state, from, to } = period;
  const named = { month: showMonth(`${month}-01`, i18n.language) };
  const isClosed = state === 'closed';
  return (
    <Box component="li" sx={{ ...listLine, alignItems: 'start' }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600 }}>{named.month}</Typography>
          <Chip
            size="small"
            variant="outlined"
            {...(isClosed ? { color: 'success', icon: <Lock /> } : {})}
            label={runs ? t('periods.state.running', { day: to }) : t(`periods.state.${state}`)}
          />
        </Box>
        <Typography color="textSecondary">
          {isClosed ? showSpan(from, to) : t('periods.provisional', { days: showSpan(from, to) })}
        </Typography>
        {isClosed && <Closed period={period} zone={zone} onChanges={() => onAct('changes')} />}
        {role === 'SA' && period.openfirst !== undefined && (
          <Typography variant="body2" color="textSecondary">
            {t('periods.openFirst', { month: period.openfirst })}
          </Typography>
        )}
        {follows && !runs && (
          <Button
            onClick={() => onAct('adjustments')}
            sx={{ ml: -1, display: 'block' }}
            aria-label={t('periods.adjusted.of', named)}
          >
            {t('periods.adjusted.show')}
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isClosed && role === 'SA' && period.openfirst === undefined && (
          <Button onClick={() => onAct('reopen')} aria-label={t('periods.reopenOf', named)}>
            {t('periods.reopen')}
          </Button>
        )}
        <FilesMenu
          text={t('periods.files')}
          label={t('periods.filesOf', named)}
          files={[
            {
              text: t(isClosed ? 'periods.payrollCsv' : 'periods.provisionalCsv'),
              file: { kind: 'payroll-csv', month },
            },
            {
              text: t(isClosed ? 'periods.payrollWorkbook' : 'periods.provisionalWorkbook'),
              file: { kind: 'payroll-xlsx', month },
            },
            { text: t('periods.sheets'), file: { kind: 'sheets', month, whose: {} } },
          ]}
        />
        {!isClosed && !runs && (
          <Button
            variant={isNext ? 'contained' : 'outlined'}
            onClick={() => onAct('close')}
            aria-label={t('periods.closeOf', named)}
          >
            {t('periods.close')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

interface ClosedProps {
  readonly period: PayPeriod;
  readonly zone: string;
  readonly onChanges: () => void;
}

/** By whom and when it was closed, with which night and overtime, and what has changed since; of older ones that is only looked up when it is asked for. */
function Closed({ period, zone, onChanges }: ClosedProps) {
  const { month, closedby, closedat, waived, night, overtimeapprovedfrom: approved, changes } = period;
  const { t, i18n } = useTranslation();
  const at = closedat === null ? '' : showInstant(closedat, zone);
  const shown = changes === null ? t('periods.showChanges') : t('periods.changes', { count: changes });
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {t('periods.closedBy', { name: closedby ?? '', at })}
      </Typography>
      {waived && (
        <Typography variant="body2" color="textSecondary" sx={typedText}>
          {t('periods.waived', { reason: waived })}
        </Typography>
      )}
      {night !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {night ? t('periods.night', night) : t('periods.noNight')}
        </Typography>
      )}
      {approved !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {approved ? t('periods.approvedOvertime', { day: approved }) : t('periods.allOvertime')}
        </Typography>
      )}
      {changes === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('periods.noChanges')}
        </Typography>
      ) : (
        <Button
          onClick={onChanges}
          sx={{ ml: -1 }}
          aria-label={t('periods.changesOf', { shown, month: showMonth(`${month}-01`, i18n.language) })}
        >
          {shown}
        </Button>
      )}
    </>
  );
}
