import Box from '@mui/material/Box';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { steps } from '../grid-keys.ts';

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
      onKeyDown={goOn}
      sx={frame}
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

/** For the head of a column: moves the frame as it appears, so that this is the last column in sight. */
export function lastInSight(head: HTMLTableCellElement | null) {
  const frame = head?.closest('table')?.parentElement;
  if (!head || !frame) return;
  const at = head.getBoundingClientRect();
  const begin = frame.getBoundingClientRect().left + frame.clientLeft;
  const isMirrored = document.documentElement.dir === 'rtl';
  frame.scrollLeft += isMirrored ? at.left - begin : at.right - begin - frame.clientWidth;
}

/** By itself a browser moves sideways only for what is out of sight altogether, and not for what the first column covers. */
function wholeInSight({ target }: FocusEvent) {
  if (target.closest('td') && target.matches(':focus-visible')) {
    target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }
}

/** How many rows a page of the keyboard has. */
const PAGE_ROWS = 10;

/**
 * From the button of a cell to another, by the keys of every grid and past cells that have none. For whoever hears it, it
 * stays a table: a grid would be entered by those keys, and all that is no button in it left out.
 */
function goOn(event: KeyboardEvent) {
  const { key, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || !(target instanceof HTMLButtonElement)) return;
  const step = steps[key];
  const cell = target.closest('td');
  const row = cell?.closest('tr');
  if (!step || !cell || !row) return;
  const [columns, rows, pages] = step;
  const column = [...(row.closest('tbody')?.rows ?? [])].map((it) => it.cells[cell.cellIndex]);
  const line = columns ? [...row.cells] : column;
  const buttons = line.flatMap((it) => [...(it?.querySelectorAll('button') ?? [])]);
  const place = buttons.indexOf(target) + columns + rows + PAGE_ROWS * pages;
  event.preventDefault();
  buttons.at(Math.min(Math.max(place, 0), buttons.length - 1))?.focus({ preventScroll: true });
}

const frame = {
  overflow: 'auto',
  maxHeight: '70vh',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 2,
  // Paper cannot be moved.
  '@media print': {
    overflow: 'visible',
    maxHeight: 'none',
    border: 0,
    '& :is(th, td)': { position: 'static !important' },
  },
} as const;

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
  // One long word of a name would make it so wide that little else is to be seen, on a phone nothing.
  '& tr > th:first-of-type': {
    ...{ ...sticky, left: 0, textAlign: 'left' },
    maxWidth: 240,
    overflowWrap: { xs: 'anywhere', sm: 'break-word' },
  },
  '& thead tr > th:first-of-type, & tfoot tr > th:first-of-type': { zIndex: 3 },
} as const;
