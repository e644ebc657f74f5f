/** Numbers that look random and are the same for the same seed, so that a sample company can be made again. */
export interface SeededRandom {
  /** A whole number from 0 to 2^32 - 1. */
  whole(): number;
  /** From 0, included, to 1, excluded. */
  fraction(): number;
  /** From `least` to `most`. */
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** The mulberry32 generator: 32 bits of state, which is plenty for sample data and nothing else. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const whole = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const fraction = () => whole() / 2 ** 32;
  return {
    whole,
    fraction,
    between: (least, most) => least + fraction() * (most - least),
    chance: (probability) => fraction() < probability,
    pick: <T>(list: readonly T[]) => list[Math.floor(fraction() * list.length)] as T,
  };
}

/** A version 4 UUID made of the generator's numbers. */
export function seededUuid(random: SeededRandom): string {
  const hex = (value: number) => value.toString(16).padStart(8, '0');
  const [a, b, c, d] = [hex(random.whole()), hex(random.whole()), hex(random.whole()), hex(random.whole())];
  return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-${'89ab'[random.whole() & 3]}${c.slice(1, 4)}-${c.slice(4)}${d}`;
}
