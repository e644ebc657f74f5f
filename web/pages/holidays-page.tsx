import { useTranslation } from 'react-i18next';
import { PageFrame } from '../components/page-frame.tsx';

export default function HolidaysPage() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('holidayOffice.title')} crumbs={[]}>
      {null}
    </PageFrame>
  );
}
