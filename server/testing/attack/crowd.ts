/** Who signs in all at once. */
export const CROWD: readonly string[] = Array.from({ length: 200 }, (_, n) => `CROWD${n}`);
