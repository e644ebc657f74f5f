const FILES = '/api/v1/files/';

/** Where a kept file is found. */
export const pathOf = (name: string): string => `${FILES}${name}`;

/** The name of the file that a path leads to; undefined for any other path. */
export const nameInPath = (path: string): string | undefined =>
  path.startsWith(FILES) ? path.slice(FILES.length) : undefined;
