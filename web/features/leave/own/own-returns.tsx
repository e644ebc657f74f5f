import Box from '@mui/material/Box';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadMore } from '../../../components/loading/load-more.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { ownReturnsQuery } from '../../../data/leave/leave-approvals.ts';
import { ReturnLine } from '../return-line.tsx';

/** What was decided about coming back early; a leave that was given back whole is nowhere else. Nothing while there is none. */
export function OwnReturns({ zone }: { readonly zone: string }) {
  const { t } = useTranslation();
  const found = useInfiniteQuery(ownReturnsQuery);
  if (!found.data?.length) return null;
  return (
    <Panel title={t('leave.decided.returns')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found.data.map((it) => (
          <ReturnLine key={it.id} decided={it} zone={zone} />
        ))}
      </Box>
      <LoadMore query={found} />
    </Panel>
  );
}
