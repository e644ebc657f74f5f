import { mayKeepDoors } from '@muster/domain/doors/doors-policy.ts';
import { listNouns } from '@muster/domain/lists/list-nouns.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageFrame } from '../components/page/page-frame.tsx';
import { DoorsPanel } from '../features/attendance/doors/doors-panel.tsx';
import { ListPanel } from '../features/lists/list-panel.tsx';
import { ListTabs } from '../features/lists/list-tabs.tsx';
import { useCurrentMember } from '../lib/session/session-store.ts';

/** The lists that the office keeps, one at a time; the address says which. */
export default function ListsPage() {
  const { t } = useTranslation();
  const { role } = useCurrentMember();
  const [address, setAddress] = useSearchParams();
  const noun = listNouns.find((it) => it === address.get('list')) ?? 'sites';
  return (
    <PageFrame title={t('lists.title')} lead={t('lists.lead')} crumbs={[{ name: t('shell.nav.office') }]}>
      <ListTabs noun={noun} onNoun={(list) => setAddress({ list }, { replace: true })} />
      <ListPanel key={noun} noun={noun} />
      {noun === 'sites' && mayKeepDoors(role) && <DoorsPanel />}
    </PageFrame>
  );
}
