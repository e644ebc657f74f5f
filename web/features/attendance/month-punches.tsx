import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addMonths, firstOfMonth } from '@muster/domain/calendar/day.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { attendanceQueries } from '../../data/attendance.ts';
import { showDayWithWeekday, showMonth, showTime } from '../../lib/show-time.ts';
import { type Attendance, attendancesOf, showMinutes } from './attendances.ts';
import { VerdictChips } from './verdict-chips.tsx';

/** The member's own records, month by month. */
export function MonthPunches({ today, zone }: { readonly today: Day; readonly zone: string }) {
  const { t, i18n } = useTranslation();
  const [month, setMonth] = useState(firstOfMonth(today));
  const punches = useQuery(attendanceQueries.month(month));
  const name = showMonth(month, i18n.language);
  return (
    <Panel
      title={t('attendance.month.titleOf', { month: name })}
      action={
        <Box sx={{ flex: 'none', my: -1 }}>
          <IconButton onClick={() => setMonth(addMonths(month, -1))} aria-label={t('attendance.month.previous')}>
            <ChevronLeft />
          </IconButton>
          <IconButton
            onClick={() => setMonth(addMonths(month, 1))}
            disabled={month >= firstOfMonth(today)}
            aria-label={t('attendance.month.next')}
          >
            <ChevronRight />
          </IconButton>
        </Box>
      }
    >
      <Loaded query={punches} skeleton={<ListSkeleton rows={6} height={44} />}>
        {(list) => {
          const attendances = attendancesOf(list);
          return attendances.length === 0 ? (
            <EmptyState text={t('attendance.month.empty', { month: name })} />
          ) : (
            <AttendanceRows attendances={attendances} zone={zone} />
          );
        }}
      </Loaded>
    </Panel>
  );
}

function AttendanceRows({ attendances, zone }: { readonly attendances: readonly Attendance[]; readonly zone: string }) {
  const { t, i18n } = useTranslation();
  const total = attendances.reduce((sum, it) => sum + (it.minutes ?? 0), 0);
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {attendances.map((it) => (
          <Box component="li" key={it.in.id} sx={row}>
            <Typography component="span" sx={{ flex: '0 0 104px' }}>
              {showDayWithWeekday(it.day, i18n.language)}
            </Typography>
            <Typography component="span" sx={{ flex: { xs: '0 0 96px', sm: '0 0 128px' }, fontWeight: 500 }}>
              {showTime(it.in.checktime, zone).slice(0, 5)} –{' '}
              {it.out ? showTime(it.out.checktime, zone).slice(0, 5) : endOf(it, t('attendance.month.open'))}
            </Typography>
            <Typography component="span" color="textSecondary" sx={{ flex: '0 0 40px' }}>
              {it.minutes !== undefined && showMinutes(it.minutes)}
            </Typography>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 0.5,
                flex: { xs: '1 1 100%', sm: 1 },
                '&:empty': { display: 'none' },
              }}
            >
              <VerdictChips punches={[it.in, it.out]} />
            </Box>
          </Box>
        ))}
      </Box>
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {t('attendance.month.total', { hours: showMinutes(total) })}
      </Typography>
    </>
  );
}

const endOf = (attendance: Attendance, stillIn: string) => (attendance.in.ending === 'forgotten' ? '?' : stillIn);

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  py: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
};
