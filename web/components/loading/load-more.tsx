import Box from '@mui/material/Box';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../form/submit-button.tsx';
import { ErrorState } from './error-state.tsx';

interface LoadMoreProps {
  readonly query: UseInfiniteQueryResult<unknown>;
  /** What the button says, where it is not "Load more". */
  readonly label?: string;
}

/** At the foot of a list that comes in pages: fetches the next one, and says so where that fails. Nothing after the last. */
export function LoadMore({ query, label }: LoadMoreProps) {
  const { t } = useTranslation();
  const more = () => void query.fetchNextPage();
  if (query.isFetchNextPageError) return <ErrorState problem={query.error} onRetry={more} />;
  if (!query.hasNextPage) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <SubmitButton type="button" variant="outlined" busy={query.isFetchingNextPage} onClick={more}>
        {label ?? t('common.loadMore')}
      </SubmitButton>
    </Box>
  );
}
