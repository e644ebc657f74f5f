import { useTranslation } from 'react-i18next';
import { PageFrame } from '../components/page/page-frame.tsx';
import { ImportMembers } from '../features/members/file/import-members.tsx';

/** Many members by one file. */
export default function MembersImportPage() {
  const { t } = useTranslation();
  return (
    <PageFrame
      title={t('memberFile.title')}
      lead={t('memberFile.lead')}
      crumbs={[{ name: t('shell.nav.office') }, { name: t('shell.nav.members'), path: '/dashboard/members' }]}
    >
      <ImportMembers />
    </PageFrame>
  );
}
