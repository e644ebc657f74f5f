import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { shownCount } from './shown-count.ts';

interface CountBadgeProps {
  readonly count: number;
  /** What it stands at, at its upper right. */
  readonly children: ReactNode;
  readonly small?: boolean;
  /** Where the count is heard otherwise, as of a place's description. */
  readonly 'aria-hidden'?: true;
}

/** How many there are of something, in red at its icon; nothing where there are none. It grows with its letters. */
export function CountBadge({ count, children, small = false, ...hidden }: CountBadgeProps) {
  const height = small ? '1rem' : 'max(20px, 1.2em)';
  return (
    <Box component="span" {...hidden} sx={{ position: 'relative', display: 'inline-flex', flex: 'none' }}>
      {children}
      {count > 0 && (
        <Box
          component="span"
          sx={{
            position: 'absolute',
            // Beneath the edge of the bar, whatever the size of the letters.
            top: 'max(0px, 0.3rem - 4.8px)',
            right: 0,
            transform: 'translate(50%, -50%)',
            boxSizing: 'border-box',
            minWidth: height,
            height,
            px: small ? 0.5 : 0.75,
            borderRadius: '1em',
            fontSize: small ? '0.6875rem' : '0.75rem',
            fontWeight: 500,
            lineHeight: height,
            textAlign: 'center',
            bgcolor: 'error.main',
            color: 'error.contrastText',
            '@media (forced-colors: active)': { outline: '1px solid' },
          }}
        >
          {shownCount(count)}
        </Box>
      )}
    </Box>
  );
}
