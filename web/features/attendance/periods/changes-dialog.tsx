import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PayPeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { LoadMore } from '../../../components/loading/load-more.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { periodQueries } from '../../../data/attendance/periods.ts';
import { showMonth } from '../../../lib/time/show-time.ts';
import { FilesMenu } from '../files/files-menu.tsx';
import { ChangedLine, type DifferingDay } from './changed-line.tsx';

interface PeriodDialogProps {
  readonly period: PayPeriod;
  readonly onClose: () => void;
}

/** The days of a closed pay period that are no longer as they were closed, and which payroll has counted them. */
export function ChangesDialog({ period: { month }, onClose }: PeriodDialogProps) {
  const { t } = useTranslation();
  const nameOf = useMonthName();
  return (
    <DaysDialog
      title={t('periods.changed.title', { month: nameOf(month) })}
      lead={t('periods.changed.lead')}
      none={t('periods.changed.none')}
      was={t('periods.changed.was')}
      found={useInfiniteQuery(periodQueries.changes(month))}
      noteOf={({ countedin }) =>
        countedin === null
          ? t('periods.changed.notCounted')
          : t('periods.changed.countedIn', { month: nameOf(countedin) })
      }
      onClose={onClose}
    />
  );
}

/** The days of closed pay periods that the payroll of a period counts, or would count now. */
export function AdjustmentsDialog({ period: { month, state }, onClose }: PeriodDialogProps) {
  const { t } = useTranslation();
  const named = { month: useMonthName()(month) };
  return (
    <DaysDialog
      title={t('periods.adjusted.of', named)}
      lead={t(state === 'closed' ? 'periods.adjusted.lead' : 'periods.adjusted.leadOpen', named)}
      none={t('periods.adjusted.none')}
      was={t('periods.adjusted.was')}
      found={useInfiniteQuery(periodQueries.adjustments(month))}
      files={
        <FilesMenu
          text={t('periods.adjusted.file')}
          label={t('periods.adjusted.fileOf', named)}
          files={[
            { text: t('periods.adjusted.csv'), file: { kind: 'adjustments-csv', month } },
            { text: t('periods.adjusted.workbook'), file: { kind: 'adjustments-xlsx', month } },
          ]}
        />
      }
      onClose={onClose}
    />
  );
}

interface DaysDialogProps<D extends DifferingDay> {
  readonly title: string;
  readonly lead: string;
  readonly none: string;
  readonly was: string;
  readonly found: UseInfiniteQueryResult<readonly D[]>;
  readonly noteOf?: (day: D) => string;
  /** The same as files. */
  readonly files?: ReactNode;
  readonly onClose: () => void;
}

function DaysDialog<D extends DifferingDay>(props: DaysDialogProps<D>) {
  const { title, lead, none, was, found, noteOf, files, onClose } = props;
  const { t } = useTranslation();
  return (
    <DialogFrame
      open
      title={title}
      onClose={onClose}
      closedByVeil
      maxWidth="sm"
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <Loaded query={found} skeleton={<ListSkeleton rows={4} height={92} />}>
        {(days) =>
          days.length === 0 ? (
            <EmptyState text={none} />
          ) : (
            <>
              <Typography color="textSecondary">{lead}</Typography>
              {files}
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {days.map((it) => (
                  <ChangedLine key={`${it.membercode} ${it.date}`} day={it} was={was} note={noteOf?.(it)} />
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

function useMonthName(): (month: string) => string {
  const { i18n } = useTranslation();
  return (month) => showMonth(`${month}-01`, i18n.language);
}
