import { LOW_AND_WIDE } from '../../../lib/look/low-screen.ts';

/** The two sides of the Today strip: the button, and what comes next. */
export const stripColumns = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(300px, 2fr) minmax(0, 3fr)' },
  alignItems: 'center',
  // Low screens held sideways: the button and what comes next side by side, nothing to scroll for.
  [LOW_AND_WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 2 },
};
