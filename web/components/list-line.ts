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

/** An entry that can be ticked: the box, what is told, and what may be done, which stands beneath it on phones. */
export const tickedLine = {
  ...ruled,
  display: 'grid',
  gridTemplateColumns: { xs: '44px minmax(0, 1fr)', md: '44px minmax(0, 1fr) auto' },
  columnGap: 1,
  py: 1.5,
} as const;
export const actionsOfTicked = {
  gridColumn: { xs: '2', md: '3' },
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'start',
  pt: { xs: 1, md: 0 },
} as const;
