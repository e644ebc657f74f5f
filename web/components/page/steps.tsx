import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface StepsProps {
  /** What the buttons are called. */
  readonly previous: string;
  readonly next: string;
  readonly onStep: (direction: 1 | -1) => void;
  /** There is nothing before, or nothing after. */
  readonly first?: boolean;
  readonly last?: boolean;
  /** What is shown now. */
  readonly children?: ReactNode;
}

/**
 * The ways to what comes before and after, at both sides of what is shown: months, years, pages. At an end the way is without
 * effect and keeps the focus of whoever has come there by it.
 */
export function Steps({ previous, next, onStep, first = false, last = false, children }: StepsProps) {
  return (
    <>
      <IconButton onClick={() => first || onStep(-1)} aria-disabled={first} aria-label={previous} sx={atEnd}>
        <ChevronLeft className="toward" />
      </IconButton>
      {children}
      <IconButton onClick={() => last || onStep(1)} aria-disabled={last} aria-label={next} sx={atEnd}>
        <ChevronRight className="toward" />
      </IconButton>
    </>
  );
}

const atEnd = {
  '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default', '&:hover': { bgcolor: 'transparent' } },
};
