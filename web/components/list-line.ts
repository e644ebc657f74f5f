/** The line that parts an entry of a list from the next. */
export const ruled = {
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const;

/** An entry of a list: its parts stand beside each other where there is room. */
export const listLine = {
  ...ruled,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  py: 1.5,
} as const;
