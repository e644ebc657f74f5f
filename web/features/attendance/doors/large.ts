/** Screens too low for the clock and a pad beneath it: it is kept small, or where there is room stands beside the pad. */
const LOW = '@media (max-height: 760px)';
export const LOW_AND_NARROW = `${LOW} and (max-width: 799px)`;
export const LOW_AND_WIDE = `${LOW} and (min-width: 800px)`;

/** A button that a hand in a glove finds. */
export const large = { minHeight: 64, fontSize: '1.25rem', [LOW]: { minHeight: 56 } } as const;

/** The same for one of twelve. */
export const key = {
  minHeight: { xs: 56, sm: 72 },
  fontSize: '1.75rem',
  fontWeight: 600,
  [LOW]: { minHeight: 52 },
} as const;

/** What stands above the pad in either step is as high, so that who presses twice hits the same button, and no digit. */
export const abovePad = { minHeight: 104, alignContent: 'end' } as const;
