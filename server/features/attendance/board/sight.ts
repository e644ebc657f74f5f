import type { Sight } from '../days/subjects-view.ts';

/** All groups of several sights. */
export function together(sights: Iterable<Sight>): Sight {
  const groups = new Set<number>();
  for (const it of sights) {
    if (it === 'all') return 'all';
    for (const id of it) groups.add(id);
  }
  return groups;
}

/** Whether all groups of the one are among those of the other. */
export const covers = (all: Sight, some: Sight): boolean =>
  all === 'all' || (some !== 'all' && [...some].every((id) => all.has(id)));
