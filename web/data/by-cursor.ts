import { infiniteQueryOptions, type keepPreviousData, type QueryKey } from '@tanstack/react-query';

interface Page {
  readonly items: readonly unknown[];
  /** Leads to the next page; null on the last one. */
  readonly cursor: string | number | null;
}

interface Options {
  readonly placeholderData?: typeof keepPreviousData;
  readonly staleTime?: number;
}

/** A list that is read a page at a time, each by the cursor that the one before told, and shown as one. */
export const byCursor = <P extends Page>(
  queryKey: QueryKey,
  read: (at: { cursor?: string }) => Promise<{ readonly data: P }>,
  options: Options = {},
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam }) => (await read(pageParam)).data,
    initialPageParam: {} as { cursor?: string },
    getNextPageParam: ({ cursor }) => (cursor === null ? undefined : { cursor: String(cursor) }),
    select: ({ pages }) => pages.flatMap((it): readonly P['items'][number][] => it.items),
    ...options,
  });

interface Answer<Item> {
  readonly data: readonly Item[];
  readonly cursor: number | null;
}

/** The page of an answer that has the cursor beside its data. */
export const asPage = <Item>({ data: items, cursor }: Answer<Item>) => ({ data: { items, cursor } });
