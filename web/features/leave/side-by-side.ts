/** First and last day beside each other where there is room; an open calendar takes the whole width beneath them. */
export const sideBySide = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { sm: '1fr 1fr' },
  alignItems: 'start',
  '& > [role=group]': { gridColumn: '1 / -1', order: { sm: 1 } },
};
