import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

interface LoadedProps<T> {
  readonly query: UseQueryResult<T>;
  /** Takes the room that the content will take. */
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Skeleton, error with "Try again", or what was loaded; content once loaded stays while it is loaded anew. */
export function Loaded<T>({ query, skeleton, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorState problem={query.error} onRetry={() => void query.refetch()} />;
  return skeleton;
}
