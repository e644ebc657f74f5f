/** A table of text: quiet heads, a line under each row. */
export const plainTable = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'left', color: 'text.secondary', fontWeight: 500, fontSize: '0.8125rem' },
  '& th, & td': { pr: 2, borderBottom: '1px solid', borderColor: 'divider' },
  '& :is(th, td):last-of-type': { pr: 0 },
} as const;
