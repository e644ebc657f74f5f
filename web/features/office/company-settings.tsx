import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
  // A form begins anew only when asked to: reading the settings again must not take away what was typed.
  const [begun, setBegun] = useState(0);
  const startOver = async () => {
    const { isSuccess } = await settings.refetch();
    if (isSuccess) setBegun(begun + 1);
  };
  return (
    <Panel title={t('company.settings')}>
      <Loaded query={settings} skeleton={<ListSkeleton rows={5} height={64} />}>
        {(it) => <SettingsForm key={begun} settings={it} onStartOver={() => void startOver()} />}
      </Loaded>
    </Panel>
  );
}
