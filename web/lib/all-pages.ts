interface Page<Item> {
  readonly items: readonly Item[];
  readonly more: boolean;
  readonly cursor: number | null;
}

/** Every page of a list, for a screen that shows all of it. */
export async function allPages<P extends Page<unknown>>(
  read: (asked: { query: { cursor?: string } }) => Promise<{ data: P }>,
): Promise<[P, ...P[]]> {
  let page = (await read({ query: {} })).data;
  const pages: [P, ...P[]] = [page];
  while (page.more) {
    page = (await read({ query: { cursor: String(page.cursor) } })).data;
    pages.push(page);
  }
  return pages;
}

/** Every entry of a list. */
export async function allItems<Item>(
  read: (asked: { query: { cursor?: string } }) => Promise<{ data: Page<Item> }>,
): Promise<Item[]> {
  return (await allPages(read)).flatMap((it) => it.items);
}
