/** The entries of a list by what they have in common, each in the order of the list; some phones have no `Map.groupBy`. */
export function grouped<T, K>(list: Iterable<T>, commonOf: (entry: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const entry of list) {
    const common = commonOf(entry);
    const group = groups.get(common);
    if (group) group.push(entry);
    else groups.set(common, [entry]);
  }
  return groups;
}
