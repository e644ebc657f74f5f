/**
 * What is made of rows, made once for as long as they live: rows that are remembered come as the same list each time, and
 * are frozen. @see rememberedOnce
 */
export function madeOfRows<Rows extends object, Made>(make: (rows: Rows) => Made): (rows: Rows) => Made {
  const known = new WeakMap<Rows, { readonly made: Made }>();
  return (rows) => {
    const before = known.get(rows);
    if (before) return before.made;
    const made = make(rows);
    known.set(rows, { made });
    return made;
  };
}
