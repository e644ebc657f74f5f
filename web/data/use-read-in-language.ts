import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { accountQueries } from './account/account.ts';

/** Reads all anew once the language is another: what the server words, such as notifications, was read in the one before. */
export function useReadInLanguage(language: string): void {
  const client = useQueryClient();
  const read = useRef(language);
  useEffect(() => {
    const [own] = accountQueries.preferences.queryKey;
    if (read.current !== language) void client.invalidateQueries({ predicate: (it) => it.queryKey[0] !== own });
    read.current = language;
  }, [language, client]);
}
