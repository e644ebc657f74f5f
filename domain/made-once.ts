/**
 * Makes something of a thing once, for as long as the thing lives: the same object answers the same again, as a list of
 * rows does that is remembered, or what the copies of all members share. The thing is never changed.
 */
export function madeOnce<One extends object, Made>(make: (one: One) => Made): (one: One) => Made {
  const known = new WeakMap<One, { readonly made: Made }>();
  return (one) => {
    const before = known.get(one);
    if (before) return before.made;
    const made = make(one);
    known.set(one, { made });
    return made;
  };
}
