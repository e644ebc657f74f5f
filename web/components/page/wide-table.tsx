import Box from '@mui/material/Box';
import type { FocusEvent, ReactNode } from 'react';

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
      ref={tellEdges}
      role="region"
      aria-label={label}
      tabIndex={0}
      onFocus={wholeInSight}
      sx={{ overflow: 'auto', maxHeight: '70vh', border: '1px solid', borderColor: 'divider', borderRadius: 2 }}
    >
      <Box component="table" sx={[table, cells]}>
        {children}
      </Box>
    </Box>
  );
}

/** Tells how high and wide what stays in sight is just now: what has the focus is scrolled clear of it. */
function tellEdges(frame: HTMLElement | null) {
  const table = frame?.querySelector('table');
  if (!frame || !table) return;
  const watcher = new ResizeObserver(() => {
    frame.style.scrollPaddingBlock = `${table.tHead?.offsetHeight ?? 0}px ${table.tFoot?.offsetHeight ?? 0}px`;
    frame.style.setProperty('--first-column', `${table.querySelector('th')?.offsetWidth ?? 0}px`);
  });
  watcher.observe(table);
  return () => watcher.disconnect();
}

/** By itself a browser moves sideways only for what is out of sight altogether, and not for what the first column covers. */
function wholeInSight({ target }: FocusEvent) {
  if (target.closest('td') && target.matches(':focus-visible')) {
    target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }
}

const sticky = { position: 'sticky', bgcolor: 'background.paper', zIndex: 1 } as const;

const table = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  width: '100%',
  '& th, & td': { borderBottom: '1px solid', borderColor: 'divider' },
  '& thead th': { ...sticky, top: 0, zIndex: 2, color: 'text.secondary', fontWeight: 500 },
  '& tfoot th, & tfoot td': { ...sticky, bottom: 0, fontWeight: 600 },
  // No padding of the frame: what is in the first column, always in sight, would move it back to its beginning.
  '& td > *': { scrollMarginInlineStart: 'var(--first-column, 0px)' },
  '& tr > th:first-of-type': { ...sticky, left: 0, textAlign: 'left' },
  '& thead tr > th:first-of-type, & tfoot tr > th:first-of-type': { zIndex: 3 },
} as const;
