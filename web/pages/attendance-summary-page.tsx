import EditNote from '@mui/icons-material/EditNoteOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { ListSkeleton } from '../components/loading/list-skeleton.tsx';
import { Loaded } from '../components/loading/loaded.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { companyQueries } from '../data/company.ts';
import { CorrectDay } from '../features/attendance/corrections/correct-day.tsx';
import { SummaryScreen } from '../features/attendance/summary/summary-screen.tsx';

/** The own attendance, day by day. */
export default function AttendanceSummaryPage() {
  const { t } = useTranslation();
  const company = useQuery(companyQueries.shown);
  return (
    <PageFrame
      title={t('summary.title')}
      lead={t('summary.lead')}
      crumbs={[{ name: t('shell.nav.attendance') }]}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
          <Button component={RouterLink} to="/dashboard/attendance_corrections" startIcon={<EditNote />}>
            {t('corrections.toOwn')}
          </Button>
          <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
            {t('summary.print')}
          </Button>
        </Box>
      }
    >
      <Loaded query={company} skeleton={<ListSkeleton rows={8} height={64} />}>
        {(it) => <SummaryScreen company={it} actionOf={(day) => <CorrectDay day={day} zone={it.zone} />} />}
      </Loaded>
    </PageFrame>
  );
}
