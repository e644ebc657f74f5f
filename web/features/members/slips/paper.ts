/** A slip that is cut from a sheet. */
export const paper = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  gap: 1.5,
  p: 1.5,
  border: '1px dashed #888',
  bgcolor: '#fff',
  color: '#111',
  fontSize: '0.875rem',
  breakInside: 'avoid',
} as const;

/** What is read aloud and typed. */
export const spoken = {
  fontFamily: 'monospace',
  fontSize: '1.125rem',
  letterSpacing: '0.08em',
  userSelect: 'all',
} as const;

/** Slips on the screen beneath each other, two beside each other on paper. */
export const sheet = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
};
