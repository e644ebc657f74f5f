import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { showDay } from '@muster/domain/calendar/day.ts';
import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../components/page/panel.tsx';
import { leaveOfficeQueries } from '../../../data/leave/leave-office.ts';
import { hasYearEnd } from './has-year-end.ts';
import { YearEndDialog } from './year-end-dialog.tsx';

/** The run at the end of a fiscal year; offered once some type carries days over, or did. */
export function YearEndPanel() {
  const { t } = useTranslation();
  const { data } = useQuery(leaveOfficeQueries.codes);
  const [open, setOpen] = useState(false);
  if (!data?.codes.some(hasYearEnd)) return null;
  const year = data.fiscalyear - 1;
  const { from, to } = fiscalYearDays(year);
  return (
    <Panel
      title={t('yearEnd.title')}
      lead={t('yearEnd.lead')}
      action={
        <Button onClick={() => setOpen(true)} sx={{ flex: 'none' }}>
          {t('yearEnd.look')}
        </Button>
      }
    >
      <Typography>{t('yearEnd.year', { from: showDay(from), to: showDay(to) })}</Typography>
      {open && <YearEndDialog year={year} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
