import { useState } from 'react';
import { usePageOf } from '../../components/page/use-page-of.ts';
import type { AskedList } from '../../data/administration.ts';
import { useSearched } from '../../lib/time/debounced.ts';

/** What a list is asked for; other words begin at the first page. */
export function useAskedList() {
  const [search, setSearch] = useState('');
  const words = useSearched(search);
  const [page, setPage] = usePageOf(words);
  const asked: AskedList = { search: words, page };
  return { asked, search, setPage, setSearch };
}
