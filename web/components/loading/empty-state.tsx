import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A sentence and the next step where a list has nothing to show. */
export function EmptyState({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, py: 1 }}>
      <Typography color="textSecondary">{text}</Typography>
      {children}
    </Box>
  );
}
