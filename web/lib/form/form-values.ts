/** What a form holds, by the name of each field. */
export type Values = object;
/** A sentence for each field that is wrong. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

export const isSameForm = <V extends Values>(one: V, other: V): boolean =>
  Object.keys(one).every((name) => isSame(one[name as keyof V], other[name as keyof V]));

/** The values after a save: `stored` where nothing has been typed since they were sent, what was typed elsewhere. */
export function withNewerTyping<V extends Values>(typed: V, sent: V, stored: V): V {
  const names = Object.keys(typed) as (keyof V)[];
  return Object.fromEntries(
    names.map((name) => [name, isSame(typed[name], sent[name]) ? stored[name] : typed[name]]),
  ) as V;
}

/** Nothing was typed or chosen. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
