/** What narrows a list. */
export const filters = {
  open: 'Filters',
  openCount: 'Filters ({{count}})',
  show: 'Show the list',
} as const;
