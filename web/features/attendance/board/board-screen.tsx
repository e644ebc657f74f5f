import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Board, BoardCount } from '@muster/domain/attendance/board/board-contract.ts';
import { boardStateOf, boardStates } from '@muster/domain/attendance/board/presence-states.ts';
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
import { isNarrowed } from '../../../data/attendance/board.ts';
import { useBoard } from '../../../data/attendance/use-board.ts';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { showClock } from '../../../lib/time/show-time.ts';
import { type BoardFilters, countedOf, foundBy, groupsOf, noBoardFilters, sumOf } from './board-filters.ts';
import { BoardList } from './board-list.tsx';
import { GroupCounts } from './group-counts.tsx';
import { StateCounts } from './state-counts.tsx';

/** Who is in now, among those whom the reader may see. */
export function BoardScreen({ company }: { readonly company: CompanyView }) {
  const { t } = useTranslation();
  const { asked, filters, setFilters } = useAsked(noBoardFilters, { state: boardStates });
  const { board, ofAll, live } = useBoard(asked);
  const notTheirs = board.error instanceof ApiProblem && board.error.code === 'FORBIDDEN';
  return (
    <Panel title={t('board.members')}>
      {notTheirs ? (
        <EmptyState text={t('board.notYours')} />
      ) : (
        <Loaded query={board} skeleton={<ListSkeleton rows={8} height={64} />}>
          {(it) => (
            <Members
              board={it}
              ofAll={ofAll}
              zone={company.zone}
              live={live}
              {...{ asked, filters }}
              onFilters={setFilters}
            />
          )}
        </Loaded>
      )}
    </Panel>
  );
}

interface MembersProps {
  readonly board: Board;
  /** Where there are more than come at once: how many of each group are in which state, whatever is asked. */
  readonly ofAll: readonly BoardCount[] | undefined;
  readonly zone: string;
  readonly live: boolean;
  readonly asked: BoardFilters;
  readonly filters: BoardFilters;
  readonly onFilters: (filters: Partial<BoardFilters>) => void;
}

/** All who may be seen, narrowed here as one types; of more than come at once, what the server has found of them. */
function Members({ board, ofAll, zone, live, asked, filters, onFilters }: MembersProps) {
  const { t } = useTranslation();
  const byName = useMemo(() => board.members.toSorted((a, b) => names.compare(a.membername, b.membername)), [board]);
  if (byName.length === 0 && !ofAll) return <EmptyState text={t('board.empty')} />;
  const found = ofAll ? byName : foundBy(byName, filters);
  const ofGroup = (it: BoardCount) => asked.groupno === '' || it.groupno === asked.groupno;
  const counted = ofAll ? (board.counts ?? []).filter(ofGroup) : countedOf(found);
  const shown = found.filter((it) => filters.state === '' || boardStateOf(it) === filters.state);
  const ofState = counted.filter((it) => filters.state === '' || it.state === filters.state);
  const isMuch = board.more === true && ofState.length > 0;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <StateCounts counted={counted} chosen={filters.state} onChoose={(state) => onFilters({ state })} />
      <Box sx={fieldsBeside}>
        <SearchField label={t('filters.member')} value={filters.search} onChange={(search) => onFilters({ search })} />
        <GroupField
          groups={groupsOf(ofAll ?? byName).map((it) => ({ value: it, text: it }))}
          value={filters.groupno}
          onChange={(groupno) => onFilters({ groupno })}
        />
      </Box>
      <Found asked={isNarrowed(asked)} by={asked} count={isMuch ? sumOf(ofState) : shown.length} />
      {isMuch && <GroupCounts counted={ofState} onChoose={(groupno) => onFilters({ groupno })} />}
      {!isMuch && shown.length > 0 && <BoardList members={shown} zone={zone} />}
      {!isMuch && shown.length === 0 && <EmptyState text={t('board.noMatch')} />}
      <Typography variant="body2" color="textSecondary">
        {live ? t('board.live') : t('board.polled', { time: showClock(board.at, zone) })}
      </Typography>
    </Box>
  );
}

const names = new Intl.Collator();
