import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DecidedLeave } from '@muster/domain/leave/leave-contract.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listLine } from '../../../components/list-line.ts';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { LoadMore } from '../../../components/loading/load-more.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { approvalQueries, type DecidedFilters, decidedQuery } from '../../../data/leave-approvals.ts';
import { useDebounced } from '../../../lib/debounced.ts';
import { showInstant } from '../../../lib/show-time.ts';
import { StatusChip } from '../leave-status.tsx';
import { LeaveTold } from '../leave-told.tsx';
import { DecidedFilterBar } from './decided-filters.tsx';

const STILL_MS = 300;
const everything: DecidedFilters = { decision: '', groupno: '', search: '' };

/** What was decided: by who looks, for the office by whomever. Nothing for who decides about nobody's leave. */
export function Decided({ zone }: { readonly zone: string }) {
  const { t } = useTranslation();
  const { data: decides = false } = useInfiniteQuery({
    ...approvalQueries.pending,
    select: ({ pages }) => pages[0]?.decides ?? false,
  });
  return decides ? (
    <Panel title={t('leave.decided.title')}>
      <DecidedList zone={zone} />
    </Panel>
  ) : null;
}

function DecidedList({ zone }: { readonly zone: string }) {
  const { t } = useTranslation();
  const [filters, setFilters] = useState(everything);
  const search = useDebounced(filters.search, STILL_MS);
  const found = useInfiniteQuery(decidedQuery({ ...filters, search }));
  const filtered = Object.values(filters).some((it) => it !== '');
  return (
    <>
      <DecidedFilterBar filters={filters} onFilters={setFilters} />
      <Loaded query={found} skeleton={<ListSkeleton rows={4} height={72} />}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState text={t(filtered ? 'leave.decided.noneFound' : 'leave.decided.none')} />
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map((it) => (
                <DecidedLine key={it.id} leave={it} zone={zone} />
              ))}
            </Box>
          )
        }
      </Loaded>
      <LoadMore query={found} />
    </>
  );
}

function DecidedLine({ leave, zone }: { readonly leave: DecidedLeave; readonly zone: string }) {
  const { t } = useTranslation();
  const at = showInstant(leave.decidedat, zone);
  return (
    <Box component="li" sx={listLine}>
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{leave.membername}</Typography>
        <Typography color="textSecondary" variant="body2">
          {[leave.membercode, leave.groupno].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <LeaveTold leave={leave}>
        <Typography variant="body2" color="textSecondary">
          {leave.decidedby === null
            ? t('leave.decided.on', { at })
            : t('leave.decided.onBy', { at, name: leave.decidedby })}
        </Typography>
      </LeaveTold>
      <StatusChip status={leave.approve_status} />
    </Box>
  );
}
