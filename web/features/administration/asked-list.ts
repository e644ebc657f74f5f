import { useState } from 'react';
import type { AskedList } from '../../data/administration.ts';
import { useDebounced } from '../../lib/debounced.ts';

const STILL_MS = 250;

/** What a list is asked for; other words begin at the first page. */
export function useAskedList() {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const words = useDebounced(search.trim(), STILL_MS);
  const asked: AskedList = { search: words, page };
  return {
    asked,
    search,
    setPage,
    setSearch: (typed: string) => {
      setSearch(typed);
      setPage(1);
    },
  };
}
