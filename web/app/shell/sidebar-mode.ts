import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { lookChoices } from '../../lib/look/look-choices.ts';

/** Over the page (`mobile`) only on narrow screens; there it is closed until asked for. */
export type SidebarMode = 'full' | 'compact' | 'close' | 'mobile';

export const WIDTHS = { full: 260, compact: 80, close: 0, mobile: 0 } as const;
/** 64 and 60 pixels, more under large letters and less on low screens (`bars.css`). */
export const TOP_BAR_HEIGHT = 'var(--top-bar)';
export const BOTTOM_BAR_HEIGHT = 'var(--bottom-bar)';
export const TOOLBAR_WIDTH = 50;

export function useSidebarMode() {
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const wide = lookChoices.sidebar.useChosen();
  const toolbar = lookChoices.toolbar.useChosen();
  const [hidden, setHidden] = useState(false);
  const [over, setOver] = useState(false);
  const mode: SidebarMode = narrow ? (over ? 'mobile' : 'close') : hidden ? 'close' : wide;
  return {
    mode,
    narrow,
    /** Whether the narrow bar at the right is open; there is none on narrow screens. */
    toolbar: !narrow && toolbar === 'open',
    /** The menu button: shows or hides. */
    toggle: () => (narrow ? setOver(!over) : setHidden(!hidden)),
    closeOver: () => setOver(false),
    /** What the small switch beside the brand would choose. */
    other: wide === 'full' ? ('compact' as const) : ('full' as const),
  };
}
