const { compare } = new Intl.Collator('en', { numeric: true });

/** Things in the order in which a person looks for their names: numbers in them by what they are worth, `LINE-2` before `LINE-12`. */
export const inLookedForOrder = <T>(things: readonly T[], nameOf: (thing: T) => string): T[] =>
  things.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
