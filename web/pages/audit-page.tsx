import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../components/loading/list-skeleton.tsx';
import { Loaded } from '../components/loading/loaded.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { Panel } from '../components/page/panel.tsx';
import { companyQueries } from '../data/company.ts';
import { AuditLog } from '../features/audit/audit-log.tsx';

/** The audit log, for administrators. */
export default function AuditPage() {
  const { t } = useTranslation();
  const company = useQuery(companyQueries.shown);
  return (
    <PageFrame title={t('audit.title')} lead={t('audit.lead')} crumbs={[{ name: t('shell.nav.office') }]}>
      <Panel title={t('audit.list')}>
        <Loaded query={company} skeleton={<ListSkeleton rows={8} height={64} />}>
          {(it) => <AuditLog company={it} />}
        </Loaded>
      </Panel>
    </PageFrame>
  );
}
