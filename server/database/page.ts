/** How many entries a page of a list has. */
export const LIST_PAGE = 100;

export interface Page<Item> {
  readonly items: Item[];
  readonly more: boolean;
  readonly cursor: number | null;
}

/** The page of rows that were read with one more than it holds, which tells whether there is another page. */
export function cutPage<Row extends { readonly id: number }>(rows: readonly Row[], size = LIST_PAGE): Page<Row> {
  const items = rows.slice(0, size);
  const more = rows.length > size;
  return { items, more, cursor: more ? (items.at(-1)?.id ?? null) : null };
}
