/** The ways between the pages of a list. */
export const pages = {
  page: 'Page {{page}}',
  previous: 'Previous page',
  next: 'Next page',
} as const;
