/**
 * Puts two things together, and answers the same object for the same two again: what all copies share is put together once, and
 * whoever writes it finds it as it was.
 */
export function togetherOnce<One extends object, Other extends object, Both>(
  put: (one: One, other: Other) => Both,
): (one: One, other: Other) => Both {
  const known = new WeakMap<One, { readonly other: Other; readonly both: Both }>();
  return (one, other) => {
    const before = known.get(one);
    if (before?.other === other) return before.both;
    const both = put(one, other);
    known.set(one, { other, both });
    return both;
  };
}
