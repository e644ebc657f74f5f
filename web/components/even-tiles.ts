/** How tiles that fill rows are measured: a tile at least, in the letters of the page, and what lies between two, px. */
interface TileSize {
  readonly least: number;
  readonly gap: number;
}

/** In how many columns so many tiles stand where so many would fit: fewer where one tile would be left alone in the last row. */
export function columnsOfTiles(count: number, fitting: number): number {
  for (let columns = Math.min(fitting, count); columns > 1; columns--) {
    if (count % columns !== 1) return columns;
  }
  return fitting;
}

/**
 * What makes of a grid that is filled with tiles one in which none stands alone in a last row, at the widths at which one
 * would, as far as two columns do. The grid lies in a container whose width is asked.
 */
export function evenTiles(count: number, { least, gap }: TileSize): Record<string, { gridTemplateColumns: string }> {
  const room = (columns: number) => `calc(${columns * least}rem + ${(columns - 1) * gap}px)`;
  const rules: Record<string, { gridTemplateColumns: string }> = {};
  for (let fitting = 3; fitting < count; fitting++) {
    const columns = columnsOfTiles(count, fitting);
    if (columns === fitting) continue;
    rules[`@container (width >= ${room(fitting)}) and (width < ${room(fitting + 1)})`] = {
      gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    };
  }
  return rules;
}
