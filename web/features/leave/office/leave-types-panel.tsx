import Add from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { showDay } from '@muster/domain/calendar/day.ts';
import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import type { LeaveCodeView } from '@muster/domain/leave/leave-office-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listLine } from '../../../components/list-line.ts';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { leaveOfficeQueries } from '../../../data/leave/leave-office.ts';
import { LeaveTypeDialog } from './leave-type-dialog.tsx';
import { RetireButton } from './retire-button.tsx';

/** The leave types, what each gives and forbids; each can be changed, and more can be added. */
export function LeaveTypesPanel() {
  const { t } = useTranslation();
  const read = useQuery(leaveOfficeQueries.codes);
  const [open, setOpen] = useState<LeaveCodeView | 'new' | undefined>();
  return (
    <Panel
      title={t('leaveTypes.title')}
      lead={t('leaveTypes.lead')}
      action={
        <Button startIcon={<Add />} onClick={() => setOpen('new')} sx={{ flex: 'none' }}>
          {t('leaveTypes.add')}
        </Button>
      }
    >
      <Loaded query={read} skeleton={<ListSkeleton rows={5} height={56} />}>
        {({ codes, fiscalyear }) => (
          <>
            <LeaveTypeList codes={codes} fiscalyear={fiscalyear} onChange={setOpen} />
            {open && (
              <LeaveTypeDialog
                fiscalyear={fiscalyear}
                onClose={() => setOpen(undefined)}
                {...(open === 'new' ? {} : { changing: open })}
              />
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

interface LeaveTypeListProps {
  readonly codes: readonly LeaveCodeView[];
  readonly fiscalyear: number;
  readonly onChange: (code: LeaveCodeView) => void;
}

function LeaveTypeList({ codes, fiscalyear, onChange }: LeaveTypeListProps) {
  const { t } = useTranslation();
  const nextYear = showDay(fiscalYearDays(fiscalyear + 1).from);
  if (codes.length === 0) return <EmptyState text={t('leaveTypes.empty')} />;
  const daysOf = ({ daysthisyear: count, daysperyear: later, unlimited }: LeaveCodeView) => {
    if (unlimited) return t('leaveTypes.noLimit');
    if (count !== later) return t('leaveTypes.daysLater', { count, later, from: nextYear });
    return count === 0 ? t('leaveTypes.none') : t('leaveTypes.days', { count });
  };
  const carryOf = ({ carrydays, carrymonths }: LeaveCodeView) => {
    const carried = t('leaveTypes.carries', { count: carrydays });
    const months = t('leaveTypes.months', { count: carrymonths });
    return carrymonths === 0 ? carried : t('leaveTypes.carriesFor', { carried, months });
  };
  const used = codes.filter((it) => !it.retired);
  const lacking = used.filter((it) => !it.unlimited && it.daysthisyear === 0 && it.daysperyear === 0);
  const types = lacking.map((it) => it.description).join(t('common.comma'));
  const nothingSet = lacking.length === used.length;
  return (
    <>
      {lacking.length > 0 && (
        <Alert severity={nothingSet ? 'warning' : 'info'} sx={{ mb: 1 }}>
          {nothingSet ? t('leaveTypes.noDays') : t('leaveTypes.someWithout', { types })}
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {codes.map((it) => (
          <Box component="li" key={it.leaveid} sx={line}>
            <Typography component="span" color="textSecondary" sx={{ width: 72, fontWeight: 600 }}>
              {it.leaveid}
            </Typography>
            <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{it.description}</Typography>
              <Typography variant="body2" color="textSecondary">
                {t(`leaveTypes.${ruleOf(it)}`)}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {[
                  t(`leaveTypes.paidAs.${it.paid}`),
                  ...termsOf(it).map((term) => t(`leaveTypes.${term}`)),
                  ...(it.servicemonths ? [t('leaveTypes.afterService', { count: it.servicemonths })] : []),
                  ...(it.documentover === undefined ? [] : [t('leaveTypes.asksDocument', { count: it.documentover })]),
                  ...(it.secondover === undefined ? [] : [t('leaveTypes.officeApproves', { count: it.secondover })]),
                ].join(' · ')}
              </Typography>
              {it.carrydays > 0 && !it.unlimited && (
                <Typography variant="body2" color="textSecondary">
                  {carryOf(it)}
                </Typography>
              )}
            </Box>
            <Typography component="span" sx={{ flex: { xs: '1 1 0', sm: '0 0 auto' } }}>
              {daysOf(it)}
            </Typography>
            {it.retired ? (
              <Chip size="small" variant="outlined" label={t('leaveTypes.retired')} />
            ) : (
              <Button onClick={() => onChange(it)} aria-label={t('leaveTypes.editLabel', { type: it.description })}>
                {t('leaveTypes.edit')}
              </Button>
            )}
            <RetireButton type={it} />
          </Box>
        ))}
      </Box>
    </>
  );
}

/** What else is agreed on a type, as far as it is not the plain case. */
function termsOf({ freedays, halfdays, prorated, unlimited, earnedmonthly }: LeaveCodeView) {
  return [
    ...(freedays === 'skipped' ? (['freeDaysFree'] as const) : []),
    ...(halfdays ? (['halfDays'] as const) : []),
    ...(prorated && !unlimited ? (['prorated'] as const) : []),
    ...(earnedmonthly && !unlimited ? (['earnedMonthly'] as const) : []),
  ];
}

function ruleOf({ nexttoholiday, nexttooffday }: LeaveCodeView) {
  if (nexttoholiday === 'forbid') return nexttooffday === 'forbid' ? 'notBoth' : 'notHoliday';
  return nexttooffday === 'forbid' ? 'notOffday' : 'free';
}

const line = { ...listLine, py: 1 };
