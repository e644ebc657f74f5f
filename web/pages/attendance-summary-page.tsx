import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
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
        <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()} sx={{ displayPrint: 'none' }}>
          {t('summary.print')}
        </Button>
      }
    >
      <Loaded query={company} skeleton={<ListSkeleton rows={8} height={64} />}>
        {(it) => <SummaryScreen company={it} actionOf={(day) => <CorrectDay day={day} zone={it.zone} />} />}
      </Loaded>
    </PageFrame>
  );
}
