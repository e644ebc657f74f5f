import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../components/loading/list-skeleton.tsx';
import { Loaded } from '../components/loading/loaded.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { companyQueries } from '../data/company.ts';
import { BoardScreen } from '../features/attendance/board/board-screen.tsx';

/** Who is in now, for managers and the office. */
export default function WhoIsInPage() {
  const { t } = useTranslation();
  const company = useQuery(companyQueries.shown);
  return (
    <PageFrame title={t('board.title')} lead={t('board.lead')} crumbs={[{ name: t('shell.nav.attendance') }]}>
      <Loaded query={company} skeleton={<ListSkeleton rows={8} height={64} />}>
        {(it) => <BoardScreen company={it} />}
      </Loaded>
    </PageFrame>
  );
}
