import { writePlace } from '@muster/domain/wire/page.ts';

/** How many entries a page of a list has. */
export const LIST_PAGE = 100;

export interface Page<Item, Cursor = number> {
  readonly items: Item[];
  readonly more: boolean;
  readonly cursor: Cursor | null;
}

/** The page of rows that were read with one more than it holds, which tells whether there is another page. */
export function cutPage<Row extends { readonly id: number }>(rows: readonly Row[], size = LIST_PAGE): Page<Row> {
  const items = rows.slice(0, size);
  const more = rows.length > size;
  return { items, more, cursor: more ? (items.at(-1)?.id ?? null) : null };
}

/** The same of a list in the order of a moment, the latest first. */
export function cutByMoment<Row extends { readonly id: number }>(
  rows: readonly Row[],
  momentOf: (row: Row) => string | null,
  size: number,
): Page<Row, string> {
  const { items, more } = cutPage(rows, size);
  const last = items.at(-1);
  return { items, more, cursor: more && last ? writePlace({ at: momentOf(last) ?? '', id: last.id }) : null };
}
