/** What is chosen with one more, or without it where it was chosen already. */
export function ticking<T>(chosen: ReadonlySet<T>, one: T): ReadonlySet<T> {
  const next = new Set(chosen);
  if (!next.delete(one)) next.add(one);
  return next;
}
