interface Page<Item> {
  readonly items: readonly Item[];
  readonly more: boolean;
  readonly cursor: number | null;
}

/** Every entry of a list, page by page, for a screen that shows all of it. */
export async function allItems<Item>(
  read: (asked: { query: { cursor?: string } }) => Promise<{ data: Page<Item> }>,
): Promise<Item[]> {
  let page = (await read({ query: {} })).data;
  const items = [...page.items];
  while (page.more) {
    page = (await read({ query: { cursor: String(page.cursor) } })).data;
    items.push(...page.items);
  }
  return items;
}
