import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface AwaitedProps {
  /** Whether what is shown was found before, and the answer to what is asked for now is not there yet. */
  readonly before: boolean;
  readonly children: ReactNode;
}

/** What a list found; pale while it is that of before, as it would be taken for the answer, unless that comes at once. */
export const Awaited = ({ before, children }: AwaitedProps) => (
  <Box aria-busy={before} sx={{ ...inside, ...(before && pale) }}>
    {children}
  </Box>
);

const inside = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };
const pale = { opacity: 0.4, transition: 'opacity 0.2s 0.3s' };
