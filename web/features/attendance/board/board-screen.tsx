import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Board } from '@muster/domain/attendance/board/board-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Found, fieldsBeside } from '../../../components/filters.tsx';
import { GroupField } from '../../../components/form/group-field.tsx';
import { SearchField } from '../../../components/form/search-field.tsx';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { useAsked } from '../../../components/page/use-asked.ts';
import { useBoard } from '../../../data/attendance/use-board.ts';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { showClock } from '../../../lib/time/show-time.ts';
import { foundBy, groupsOf, noBoardFilters, shownState, shownStates } from './board-filters.ts';
import { BoardList } from './board-list.tsx';
import { StateCounts } from './state-counts.tsx';

/** Who is in now, among those whom the reader may see. */
export function BoardScreen({ company }: { readonly company: CompanyView }) {
  const { t } = useTranslation();
  const { board, live } = useBoard();
  const notTheirs = board.error instanceof ApiProblem && board.error.code === 'FORBIDDEN';
  return (
    <Panel title={t('board.members')}>
      {notTheirs ? (
        <EmptyState text={t('board.notYours')} />
      ) : (
        <Loaded query={board} skeleton={<ListSkeleton rows={8} height={64} />}>
          {(it) => <Members board={it} zone={company.zone} live={live} />}
        </Loaded>
      )}
    </Panel>
  );
}

interface MembersProps {
  readonly board: Board;
  readonly zone: string;
  readonly live: boolean;
}

function Members({ board, zone, live }: MembersProps) {
  const { t } = useTranslation();
  const { asked, filters, setFilters } = useAsked(noBoardFilters, { state: shownStates });
  const byName = useMemo(() => board.members.toSorted((a, b) => a.membername.localeCompare(b.membername)), [board]);
  if (byName.length === 0) return <EmptyState text={t('board.empty')} />;
  const found = foundBy(byName, filters);
  const shown = found.filter((it) => filters.state === '' || shownState(it) === filters.state);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <StateCounts members={found} chosen={filters.state} onChoose={(state) => setFilters({ state })} />
      <Box sx={fieldsBeside}>
        <SearchField label={t('filters.member')} value={filters.search} onChange={(search) => setFilters({ search })} />
        <GroupField
          groups={groupsOf(byName).map((it) => ({ value: it, text: it }))}
          value={filters.groupno}
          onChange={(groupno) => setFilters({ groupno })}
        />
      </Box>
      <Found asked={shown.length < byName.length} by={asked} count={shown.length} />
      {shown.length > 0 ? <BoardList members={shown} zone={zone} /> : <EmptyState text={t('board.noMatch')} />}
      <Typography variant="body2" color="textSecondary">
        {live ? t('board.live') : t('board.polled', { time: showClock(board.at, zone) })}
      </Typography>
    </Box>
  );
}
