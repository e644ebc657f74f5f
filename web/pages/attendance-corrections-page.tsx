import { useTranslation } from 'react-i18next';
import { PageFrame } from '../components/page/page-frame.tsx';
import { CorrectionsToDecide, OwnCorrections } from '../features/attendance/corrections/correction-lists.tsx';

/** Corrections to decide, and the own ones. */
export default function AttendanceCorrectionsPage() {
  const { t } = useTranslation();
  return (
    <PageFrame
      title={t('corrections.title')}
      lead={t('corrections.lead')}
      crumbs={[{ name: t('shell.nav.attendance') }]}
      maxWidth={900}
    >
      <CorrectionsToDecide />
      <OwnCorrections />
    </PageFrame>
  );
}
