import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Found } from '../../components/filters.tsx';
import { SearchField } from '../../components/form/search-field.tsx';
import { Awaited } from '../../components/loading/awaited.tsx';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { Pages } from '../../components/page/pages.tsx';
import type { useAsked } from '../../components/page/use-asked.ts';

interface Page<Item> {
  readonly data: readonly Item[];
  readonly page: number;
  readonly more: boolean;
  readonly results: number;
}

interface PagedListProps<Item> {
  readonly query: UseQueryResult<Page<Item>>;
  readonly list: ReturnType<typeof useAsked<{ readonly search: string }>>;
  /** Said where there is nothing at all. */
  readonly empty: string;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list of the administration: searched, and shown a page at a time. */
export function PagedList<Item>({ query, list, empty, children }: PagedListProps<Item>) {
  const { t } = useTranslation();
  const { asked, filters, setFilters, setPage } = list;
  // Where there is nothing at all there is nothing to search for.
  const isEmpty = !query.isPlaceholderData && query.data?.results === 0 && filters.search === '' && asked.search === '';
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!isEmpty && (
        <Box sx={{ maxWidth: 360 }}>
          <SearchField
            label={t('administration.search')}
            value={filters.search}
            onChange={(search) => setFilters({ search })}
          />
        </Box>
      )}
      {/* How many there are is said at the foot of the list, as long as there is one. */}
      <Found
        asked={asked.search !== '' && query.data?.results === 0}
        by={asked.search}
        count={0}
        before={query.isPlaceholderData}
      />
      <Loaded query={query} skeleton={<ListSkeleton rows={6} height={56} />}>
        {({ data, page, more, results }) =>
          data.length === 0 ? (
            <EmptyState text={asked.search ? t('administration.nothing', { search: asked.search }) : empty} />
          ) : (
            <>
              <Awaited before={query.isPlaceholderData}>{children(data)}</Awaited>
              <Pages page={page} more={more} onPage={setPage} found={t('administration.found', { count: results })} />
            </>
          )
        }
      </Loaded>
    </Box>
  );
}
