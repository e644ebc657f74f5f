import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../components/loading/list-skeleton.tsx';
import { Loaded } from '../components/loading/loaded.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { PageLink } from '../components/page/page-link.tsx';
import { companyQueries } from '../data/company.ts';
import { GroupScreen } from '../features/attendance/summary/group-screen.tsx';

/** Members by day, for those who decide for them. */
export default function AttendanceGroupPage() {
  const { t } = useTranslation();
  const company = useQuery(companyQueries.shown);
  return (
    <PageFrame
      title={t('summary.group.title')}
      lead={t('summary.group.lead')}
      crumbs={[{ name: t('shell.nav.attendance') }]}
      action={
        <Box sx={besideHeading}>
          <PageLink to="/dashboard/roster" text={t('roster.title')} />
        </Box>
      }
    >
      <Loaded query={company} skeleton={<ListSkeleton rows={8} height={64} />}>
        {(it) => <GroupScreen company={it} />}
      </Loaded>
    </PageFrame>
  );
}

/** On a phone the navigation has both pages, and what is looked for comes sooner. */
const besideHeading = { display: { xs: 'none', sm: 'block' }, displayPrint: 'none' };
