import { daysInSpan } from '@muster/domain/calendar/each-day.ts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDebounced } from '../../lib/time/debounced.ts';

/** What may be asked for, where that is not anything. */
type Known<Asked> = { readonly [Name in keyof Asked]?: { includes(said: string): boolean } };

/** Whatever is a day. */
export const anyDay = { includes: (said: string) => daysInSpan(said, said) > 0 };

/**
 * What a list is asked for, as the address says, so that a reload, the way back and a link have it: what is usual is left
 * out, and so is what is not known. Words are said there once nobody has typed for a moment. Only another page is a step of
 * the history; what is filtered otherwise begins at the first one, unless it says which.
 * @param part tells apart what several lists of a page are asked for
 * @returns `filters` with the words as they are typed, `asked` as they are searched for
 */
export function useAsked<Asked extends { readonly search: string }>(usual: Asked, known: Known<Asked> = {}, part = '') {
  const [address, setAddress] = useSearchParams();
  const said = (name: string) => address.get(part + name) ?? '';
  const names = Object.keys(usual) as (keyof Asked & string)[];
  const values = names.map((name) => [name, (known[name]?.includes(said(name)) ?? true) && said(name)] as const);
  const asked: Asked = { ...usual, ...Object.fromEntries(values.filter(([, value]) => value)) };
  const [typed, setTyped] = useState(asked.search);
  const words = useDebounced(typed.trim());
  const [before, setBefore] = useState(asked.search);
  if (before !== asked.search) {
    setBefore(asked.search);
    // A link or the way back has led to other words than those that were typed.
    if (asked.search !== words || typed === before) setTyped(asked.search);
  }
  const say = (next: Readonly<Record<string, string>>, page = 1, replace = true) =>
    setAddress(
      (now) => {
        for (const [name, value] of Object.entries({ ...next, page: page > 1 ? String(page) : '' })) {
          if (value === '' || value === usual[name as keyof Asked]) now.delete(part + name);
          else now.set(part + name, value);
        }
        return now;
      },
      { replace },
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: that nothing more is typed is the event.
  useEffect(() => {
    if (words === typed.trim() && words !== asked.search) say({ search: words });
  }, [words]);
  return {
    asked,
    filters: { ...asked, search: typed },
    setFilters: ({ search = typed, page, ...others }: Partial<Asked> & { readonly page?: number }) => {
      setTyped(search);
      const next = others as Readonly<Record<string, string>>;
      if (Object.entries(next).some(([name, value]) => value !== asked[name as keyof Asked])) say(next, page);
    },
    page: Number(/^[1-9]\d{0,4}$/.exec(said('page'))?.[0] ?? 1),
    setPage: (page: number) => say({}, page, false),
  };
}
