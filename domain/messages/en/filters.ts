/** What narrows a list. */
export const filters = {
  open: 'Filters',
  openCount: 'Filters ({{count}})',
  show: 'Show the list',
  member: 'Name or code',
  group: 'Group',
  allGroups: 'All groups',
  groupNotHere: 'It is not among today’s groups.',
  none: 'Nothing found',
  found_one: '{{count}} found',
  found_other: '{{count}} found',
  more: '{{count}} found, and more on further pages',
} as const;
