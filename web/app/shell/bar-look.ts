import type { SxProps, Theme } from '@mui/material/styles';
import { bars } from '../../lib/look/accents.ts';

const variables = ({ ground, text, quiet, tint }: (typeof bars)['blue']['light']) => ({
  '--bar-ground': ground,
  '--bar-text': text,
  '--bar-quiet': quiet,
  '--bar-tint': tint,
});

/** The ground of a bar in a colour, and the words on it; what stands in the bar takes its colours from the variables. */
export const barLook =
  (name: keyof typeof bars) =>
  (theme: Theme): Exclude<SxProps<Theme>, readonly unknown[] | ((...given: never) => unknown) | null | boolean> => ({
    ...variables(bars[name].light),
    ...theme.applyStyles('dark', variables(bars[name].dark)),
    backgroundColor: 'var(--bar-ground)',
    color: 'var(--bar-text)',
    // The usual ring has the accent, which may be the bar's own colour.
    '&& :focus-visible': { outlineColor: 'var(--bar-text)' },
  });
