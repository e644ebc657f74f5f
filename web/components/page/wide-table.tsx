import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface WideTableProps {
  /** What it is called, for whoever hears it. */
  readonly label: string;
  /** How its cells look, on top of what every such table has. */
  readonly cells: Record<string, unknown>;
  /** Its head, body and foot. */
  readonly children: ReactNode;
}

/** A table that is moved within a frame of its own: its head, its first column and its foot stay in sight. */
export function WideTable({ label, cells, children }: WideTableProps) {
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      sx={{ overflow: 'auto', maxHeight: '70vh', border: '1px solid', borderColor: 'divider', borderRadius: 2 }}
    >
      <Box component="table" sx={[table, cells]}>
        {children}
      </Box>
    </Box>
  );
}

const sticky = { position: 'sticky', bgcolor: 'background.paper', zIndex: 1 } as const;

const table = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  width: '100%',
  '& th, & td': { borderBottom: '1px solid', borderColor: 'divider' },
  '& thead th': { ...sticky, top: 0, zIndex: 2, color: 'text.secondary', fontWeight: 500 },
  '& tfoot th, & tfoot td': { ...sticky, bottom: 0, fontWeight: 600 },
  '& tr > th:first-of-type': { ...sticky, left: 0, textAlign: 'left' },
  '& thead tr > th:first-of-type, & tfoot tr > th:first-of-type': { zIndex: 3 },
} as const;
