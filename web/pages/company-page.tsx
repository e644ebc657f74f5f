import { useTranslation } from 'react-i18next';
import { PageFrame } from '../components/page/page-frame.tsx';
import { LeaveTypesPanel } from '../features/leave/office/leave-types-panel.tsx';
import { YearEndPanel } from '../features/leave/office/year-end-panel.tsx';
import { CompanySettings } from '../features/office/company-settings.tsx';
import { RatesPanel } from '../features/trips/mileage/rates-panel.tsx';

/** What the office sets for the whole company. */
export default function CompanyPage() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('company.title')} lead={t('company.lead')} crumbs={[{ name: t('shell.nav.office') }]}>
      <CompanySettings />
      <LeaveTypesPanel />
      <YearEndPanel />
      <RatesPanel />
    </PageFrame>
  );
}
