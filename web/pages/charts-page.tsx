import { useTranslation } from 'react-i18next';
import { InEnglish } from '../components/in-english.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { FourCharts } from '../features/charts/four-charts.tsx';

export default function ChartsPage() {
  return (
    <InEnglish>
      <Charts />
    </InEnglish>
  );
}

function Charts() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('charts.title')} lead={t('charts.lead')} crumbs={[{ name: t('charts.group') }]}>
      <FourCharts />
    </PageFrame>
  );
}
