/** A fact that is not the same before and after; empty where there was none. */
export interface Difference {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** How a value of a field is written, which is told by its path. */
export type WriteValue = (field: string, value: unknown) => string;

const asItIs: WriteValue = (_, value) => String(value);

/** What differs between two versions of something, nested facts by their path (`type.description`); a list of values is one. */
export function differences(before: unknown, after: unknown, write: WriteValue = asItIs): Difference[] {
  const [was, is] = [facts(before, write), facts(after, write)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? '', after: is.get(field) ?? '' }))
    .filter((it) => it.before !== it.after);
}

const isEmpty = (value: unknown): value is null | undefined => value === null || value === undefined;
const isPlain = (value: unknown): boolean => isEmpty(value) || typeof value !== 'object';

function facts(value: unknown, write: WriteValue, path = ''): Map<string, string> {
  if (isEmpty(value)) return new Map();
  const values = Array.isArray(value) ? value : [value];
  if (values.every(isPlain)) return new Map([[path, values.map((it) => write(path, it)).join(', ')]]);
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [...facts(inner, write, path === '' ? key : `${path}.${key}`)]),
  );
}
