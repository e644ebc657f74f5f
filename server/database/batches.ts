/** How many rows one statement takes, within what both engines allow of parameters. */
const BATCH = 500;

/** Does something with some rows at a time, one batch after the other. */
export async function inBatches<R>(rows: readonly R[], work: (some: readonly R[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) await work(rows.slice(start, start + BATCH));
}
