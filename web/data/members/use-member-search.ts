import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../lib/time/debounced.ts';
import { memberQueries } from './members.ts';

/** Milliseconds without a key before members are looked up. */
const STILL = 250;

interface Named {
  readonly membercode: string;
  readonly membername: string;
}

/** What a search finds members by. */
export const namesOfMember = ({ membercode, membername }: Named): readonly string[] => [membercode, membername];

/**
 * Members found by a part of the code or the name, once nobody has typed for a moment.
 * @param isOpen whether they are looked up with nothing typed, too
 * @returns the search, and whether what it found is the answer to what is typed now
 */
export function useMemberSearch(typed: string, isOpen = true) {
  const words = useDebounced(typed, STILL);
  const search = useQuery({ ...memberQueries.search(words), enabled: isOpen || words !== '' });
  return { search, isAnswered: words === typed && !search.isPlaceholderData };
}

/** The same of a field of its own, with what is typed there and whether its list is open; `active` are those who may sign in. */
export function useTypedMemberSearch() {
  const [typed, onTyped] = useState('');
  const [open, onOpen] = useState(false);
  const { search, isAnswered } = useMemberSearch(typed, open);
  const active = (search.data ?? []).filter((it) => it.status === 'active');
  return { typed, onTyped, open, onOpen, search, isAnswered, active, namesOf: namesOfMember };
}
