import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { companyQueries } from '../../data/company.ts';
import { SettingsForm } from './settings-form.tsx';

/** What holds for the whole company. */
export function CompanySettings() {
  const { t } = useTranslation();
  const settings = useQuery(companyQueries.settings);
  return (
    <Panel title={t('company.settings')}>
      <Loaded query={settings} skeleton={<ListSkeleton rows={5} height={64} />}>
        {(it) => <SettingsForm settings={it} />}
      </Loaded>
    </Panel>
  );
}
