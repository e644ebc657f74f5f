import { MAX_ENTRIES } from './bounds.ts';

type Id = string | number | undefined;
interface Entry {
  readonly id?: string | number | undefined;
}

/** Ids are the same however they are spelt: one from a query is always text. */
export const sameId = (one: Id, other: Id): boolean => one !== undefined && String(one) === String(other);

export const entryOf = <E extends Entry>(list: readonly E[], id: Id): E | undefined =>
  list.find((it) => sameId(it.id, id));

/** At the end; a list that is full stays as it is. */
export const added = <T>(list: readonly T[], entry: T): readonly T[] =>
  list.length < MAX_ENTRIES ? [...list, entry] : list;

/** At the end, under an id of its own: one that is missing or taken is given anew, so that no entry hides another. */
export const addedEntry = <E extends Entry>(list: readonly E[], entry: E, newId: () => string | number): readonly E[] =>
  added(list, entry.id === undefined || entryOf(list, entry.id) ? { ...entry, id: newId() } : entry);

/** In the place of the entry with its id; without one the list stays as it is. */
export const replaced = <E extends Entry>(list: readonly E[], entry: E): readonly E[] =>
  entryOf(list, entry.id) ? list.map((it) => (sameId(it.id, entry.id) ? entry : it)) : list;

export const without = <E extends Entry>(list: readonly E[], id: Id): readonly E[] =>
  entryOf(list, id) ? list.filter((it) => !sameId(it.id, id)) : list;

/** With one entry made of what it was; the list as it is where that stays the same. */
export const changed = <E extends Entry>(list: readonly E[], id: Id, change: (entry: E) => E): readonly E[] => {
  const entry = entryOf(list, id);
  const after = entry && change(entry);
  return after && after !== entry ? replaced(list, after) : list;
};

/** With other parts. What has them already stays as it is, so that a change that changes nothing is not kept. */
export const having = <T extends object>(whole: T, parts: Partial<T>): T =>
  (Object.keys(parts) as (keyof T)[]).every((it) => whole[it] === parts[it]) ? whole : { ...whole, ...parts };

/** Taken out at one place and put in at another; an order that names no entry, or no place, changes nothing. */
export function moved<T>(list: readonly T[], from: number | undefined, to: number | undefined): readonly T[] {
  if (from === undefined || to === undefined) return list;
  const entry = list[from];
  if (entry === undefined) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(Math.min(to, rest.length), 0, entry);
}
