import Group from '@mui/icons-material/GroupOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageFrame } from '../components/page/page-frame.tsx';
import { companyQueries } from '../data/company.ts';
import { useWaiting } from '../data/use-waiting.ts';
import { PunchScreen } from '../features/attendance/check-in/punch-screen.tsx';
import { CorrectDay } from '../features/attendance/corrections/correct-day.tsx';
import { OwnMonth } from '../features/attendance/summary/own-month.tsx';

/** The punch, today, and the months before; who checks in for others goes on to them from here. */
export default function CheckInPage() {
  const { t } = useTranslation();
  const { data: company } = useQuery(companyQueries.shown);
  const toCrew = useWaiting()?.crew && (
    <Button component={Link} to="/dashboard/crew" variant="outlined" startIcon={<Group />}>
      {t('crew.list')}
    </Button>
  );
  return (
    <PageFrame title={t('attendance.title')} crumbs={[{ name: t('shell.nav.attendance') }]} action={toCrew}>
      <PunchScreen />
      {company && <OwnMonth company={company} actionOf={(day) => <CorrectDay day={day} zone={company.zone} />} />}
    </PageFrame>
  );
}
