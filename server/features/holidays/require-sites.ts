import type { Read } from '../../database/engine.ts';
import { refuse } from '../../http/problems.ts';
import { offeredSites } from '../../records/work/site.ts';

/**
 * The sites at which a holiday shall hold, each once. One that is retired stays where it was named `before`.
 * @throws WORK_VALUE_UNKNOWN for one that there is not
 */
export async function requireSites(
  db: Read,
  asked: readonly number[],
  before: readonly number[] = [],
): Promise<number[]> {
  const sites = [...new Set(asked)].toSorted((a, b) => a - b);
  const added = sites.filter((it) => !before.includes(it));
  if ((await offeredSites(db, added)).length < added.length) {
    throw refuse('WORK_VALUE_UNKNOWN', { field: 'sites', params: { reason: 'site' } });
  }
  return sites;
}
