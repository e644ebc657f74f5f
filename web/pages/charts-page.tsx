import { useTranslation } from 'react-i18next';
import { PageFrame } from '../components/page/page-frame.tsx';
import { FourCharts } from '../features/charts/four-charts.tsx';

export default function ChartsPage() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('charts.title')} lead={t('charts.lead')} crumbs={[{ name: t('charts.group') }]}>
      <FourCharts />
    </PageFrame>
  );
}
