import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';

interface SelectionBarProps {
  readonly selected: number;
  readonly all: number;
  readonly label: string;
  readonly onAll: () => void;
  /** What is done with what is selected; left out where that stands elsewhere. */
  readonly children?: ReactNode;
}

/** Selects all of a list, and has what is done with what is selected. */
export function SelectionBar({ selected, all, label, onAll, children }: SelectionBarProps) {
  return (
    <Box sx={bar}>
      <FormControlLabel
        control={
          <Checkbox checked={selected === all} indeterminate={selected > 0 && selected < all} onChange={onAll} />
        }
        label={label}
        sx={{ minHeight: 44, mr: 0 }}
      />
      {selected > 0 && children && <AtFoot>{children}</AtFoot>}
    </Box>
  );
}

/** What is done with what is selected: on a phone at its foot. */
export function AtFoot({ children }: { readonly children: ReactNode }) {
  return (
    <Box ref={tellHeight} sx={decisions}>
      {children}
    </Box>
  );
}

/** How high the decisions are, which they are at the foot of a phone: a short word that is said there stands above them. */
function tellHeight(decisions: HTMLElement | null) {
  if (!decisions) return;
  const { style } = document.documentElement;
  const watcher = new ResizeObserver(() => style.setProperty('--decisions', `${decisions.offsetHeight}px`));
  watcher.observe(decisions);
  return () => {
    watcher.disconnect();
    style.removeProperty('--decisions');
  };
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 52,
  borderBottom: '1px solid',
  borderColor: 'divider',
};
/** On a phone above the bottom bar, in reach of the thumb however long the list is. */
const decisions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  position: { xs: 'fixed', sm: 'static' },
  inset: { xs: 'auto 0 calc(var(--bottom-bar) + env(safe-area-inset-bottom)) 0' },
  zIndex: 1,
  p: { xs: 1.5, sm: 0 },
  bgcolor: 'background.paper',
  borderStyle: 'solid',
  borderWidth: { xs: '1px 0 0', sm: 0 },
  borderColor: 'divider',
  // Beneath one another where the letters are so large that a word would not fit.
  '& > button': { flex: { xs: '1 1 0', sm: 'none' }, minWidth: { xs: 'min-content', sm: 64 } },
};
