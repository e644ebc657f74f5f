import { useTranslation } from 'react-i18next';
import { PageFrame } from '../components/page/page-frame.tsx';
import { PunchScreen } from '../features/attendance/check-in/punch-screen.tsx';

/** Nothing but the punch: the page to put on a phone's home screen. */
export default function CheckInNowPage() {
  const { t } = useTranslation();
  const overview = { name: t('attendance.title'), path: '/dashboard/checkinmember' };
  return (
    <PageFrame title={t('shell.nav.checkInNow')} crumbs={[{ name: t('shell.nav.attendance') }, overview]}>
      <PunchScreen />
    </PageFrame>
  );
}
