/** A button that a hand in a glove finds. */
export const large = { minHeight: 64, fontSize: '1.25rem' } as const;
