import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { listTrips } from '@muster/domain/trips/trip-list-contract.ts';
import type { ReplyOf } from '@muster/domain/wire/contract.ts';
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Found } from '../../../components/filters.tsx';
import { Awaited } from '../../../components/loading/awaited.tsx';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { ErrorState } from '../../../components/loading/error-state.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { LoadMore } from '../../../components/loading/load-more.tsx';
import { tripQueries } from '../../../data/trips/trips.ts';
import { TripCards } from './trip-cards.tsx';
import { countFilters, type TripFilters, wireFilters } from './trip-filters.ts';
import { TripTable } from './trip-table.tsx';

interface TripListProps {
  readonly filters: TripFilters;
  /** Only trips with this member in the crew. */
  readonly membercode?: string;
  /** Their last day, by which trips that go on behind it are told; null for none. */
  readonly lastDay?: Day | null;
  readonly onOpen: (tripId: number) => void;
  readonly onAdd?: () => void;
  readonly onClearFilters?: () => void;
}

/** The trips, what is now or next first, then what is over: a table where there is room, cards on phones. */
export function TripList(props: TripListProps) {
  const { filters, membercode } = props;
  const list = useInfiniteQuery(tripQueries.list({ ...wireFilters(filters), ...(membercode ? { membercode } : {}) }));
  const count = list.data?.pages.reduce((sum, it) => sum + it.data.length, 0);
  return (
    <>
      <Found
        asked={isNarrowed(filters)}
        by={filters}
        count={count}
        more={list.hasNextPage}
        before={list.isPlaceholderData}
      />
      <Trips {...props} list={list} />
    </>
  );
}

const isNarrowed = (filters: TripFilters) => filters.search.trim() !== '' || countFilters(filters) > 0;

interface TripsProps extends TripListProps {
  readonly list: UseInfiniteQueryResult<InfiniteData<ReplyOf<typeof listTrips>>>;
}

function Trips({ list, filters, lastDay = null, onOpen, onAdd, onClearFilters }: TripsProps) {
  const { t } = useTranslation();
  const wide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const List = wide ? TripTable : TripCards;
  if (!list.data) {
    return list.isError ? (
      <ErrorState problem={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <ListSkeleton rows={6} height={wide ? 48 : 112} />
    );
  }
  const trips = list.data.pages.flatMap((page) => page.data);
  if (trips.length === 0) {
    return isNarrowed(filters) ? (
      <EmptyState text={t('trips.list.noneFound')}>
        <Button variant="outlined" onClick={onClearFilters}>
          {t('trips.list.showAll')}
        </Button>
      </EmptyState>
    ) : (
      <EmptyState text={t('trips.list.empty')}>
        {onAdd && (
          <Button variant="outlined" onClick={onAdd}>
            {t('trips.add')}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <Awaited before={list.isPlaceholderData}>
      <List trips={trips} lastDay={lastDay} onOpen={onOpen} />
      <LoadMore query={list} />
    </Awaited>
  );
}
