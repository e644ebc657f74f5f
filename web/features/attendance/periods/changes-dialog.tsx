import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ChangedDay, PayPeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { ruled } from '../../../components/list-line.ts';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { LoadMore } from '../../../components/loading/load-more.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { periodQueries } from '../../../data/periods.ts';
import { showDayWithWeekday, showMonth } from '../../../lib/show-time.ts';
import { useSummaryWords } from '../summary/summary-words.ts';

interface ChangesDialogProps {
  readonly period: PayPeriod;
  readonly onClose: () => void;
}

/** The days of a closed pay period that are no longer as they were closed. */
export function ChangesDialog({ period, onClose }: ChangesDialogProps) {
  const { t, i18n } = useTranslation();
  const found = useInfiniteQuery(periodQueries.changes(period.month));
  return (
    <DialogFrame
      open
      title={t('periods.changed.title', { month: showMonth(`${period.month}-01`, i18n.language) })}
      onClose={onClose}
      closedByVeil
      maxWidth="sm"
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('common.ok')}
        </Button>
      }
    >
      <Loaded query={found} skeleton={<ListSkeleton rows={4} height={92} />}>
        {(days) =>
          days.length === 0 ? (
            <EmptyState text={t('periods.changed.none')} />
          ) : (
            <>
              <Typography color="textSecondary">{t('periods.changed.lead')}</Typography>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {days.map((it) => (
                  <ChangedLine key={`${it.membercode} ${it.date}`} day={it} />
                ))}
              </Box>
            </>
          )
        }
      </Loaded>
      <LoadMore query={found} />
    </DialogFrame>
  );
}

function ChangedLine({ day }: { readonly day: ChangedDay }) {
  const { t, i18n } = useTranslation();
  const paidText = usePaidText();
  return (
    <Box component="li" sx={{ ...ruled, py: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {day.membername}, {showDayWithWeekday(day.date, i18n.language)}
      </Typography>
      <Typography color="textSecondary">
        {t('periods.changed.was')}: {paidText(day.before)}
      </Typography>
      <Typography>
        {t('periods.changed.is')}: {paidText(day.after)}
      </Typography>
    </Box>
  );
}

/** What a day pays for, in a line. */
function usePaidText() {
  const { t } = useTranslation();
  const { duration, statusOf } = useSummaryWords();
  return ({ status, minutes, late, early, overtime, leave, paidleave }: ChangedDay['before']): string =>
    [
      statusOf(status),
      leave,
      leave !== '' && t('periods.changed.paidLeave', { days: paidleave }),
      minutes > 0 && t('periods.changed.worked', { time: duration(minutes) }),
      late > 0 && t('periods.changed.late', { time: duration(late) }),
      early > 0 && t('periods.changed.early', { time: duration(early) }),
      overtime > 0 && t('periods.changed.overtime', { time: duration(overtime) }),
    ]
      .filter(Boolean)
      .join(', ');
}
