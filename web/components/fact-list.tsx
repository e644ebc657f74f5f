import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { typedText } from './typed-text.ts';

export interface Fact {
  readonly label: string;
  /** What is empty is left out. */
  readonly value: ReactNode;
}

/** What is to be read of one thing: names at the left, and beneath each other on phones. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <Box key={label} sx={{ display: 'grid', gridTemplateColumns: { sm: '160px 1fr' } }}>
            <Typography component="dt" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 500, overflowWrap: 'anywhere', ...typedText }}>
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}

/** A few short facts beside each other, each beneath its name. */
export function FactGrid({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' }}
    >
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 500 }}>
            {value}
          </Box>
        </div>
      ))}
    </Box>
  );
}
