import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { showDay } from '@muster/domain/calendar/day.ts';
import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { textLink } from '../../../components/text-link.ts';
import { leaveOfficeQueries } from '../../../data/leave/leave-office.ts';
import { hasYearEnd } from './has-year-end.ts';
import { YearEndDialog } from './year-end-dialog.tsx';
import { YearEndNotice } from './year-end-notice.tsx';

/** Beside the balances: that the run of the year that is over, or first that of an older one, would do something, or where it is started. */
export function YearEndDue() {
  const { data } = useQuery(leaveOfficeQueries.codes);
  return data?.codes.some(hasYearEnd) ? <Due year={data.fiscalyear - 1} /> : null;
}

function Due({ year }: { readonly year: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(leaveOfficeQueries.yearEnd(year));
  const [open, setOpen] = useState(false);
  const earlier = data?.earlier ?? undefined;
  const due = earlier ?? year;
  const { from, to } = fiscalYearDays(due);
  const days = { from: showDay(from), to: showDay(to) };
  return (
    <>
      {data && (data.members > 0 || earlier !== undefined) ? (
        <YearEndNotice onLook={() => setOpen(true)}>
          {earlier === undefined ? t('yearEnd.due', { count: data.members, ...days }) : t('yearEnd.dueEarlier', days)}
        </YearEndNotice>
      ) : (
        <Typography color="textSecondary">
          <Link component={RouterLink} to="/dashboard/company" sx={textLink}>
            {t('yearEnd.where')}
          </Link>
        </Typography>
      )}
      {open && <YearEndDialog year={due} onClose={() => setOpen(false)} />}
    </>
  );
}
