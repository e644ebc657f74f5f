/** A fact that is not the same before and after; empty where there was none. */
export interface Difference {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** What differs between two versions of something, nested facts by their path (`type.description`). */
export function differences(before: unknown, after: unknown): Difference[] {
  const [was, is] = [facts(before), facts(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? '', after: is.get(field) ?? '' }))
    .filter((it) => it.before !== it.after);
}

function facts(value: unknown, path = ''): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== 'object') return new Map([[path, String(value)]]);
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [...facts(inner, path === '' ? key : `${path}.${key}`)]),
  );
}
