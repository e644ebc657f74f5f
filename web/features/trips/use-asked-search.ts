import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Takes the words that a link asks for (`?search=`) out of the address, as often as such a link is followed. */
export function useAskedSearch(take: (search: string) => void): void {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('search');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are the event.
  useEffect(() => {
    if (asked === null) return;
    take(asked);
    setQuery(
      (before) => {
        before.delete('search');
        return before;
      },
      { replace: true },
    );
  }, [asked]);
}
