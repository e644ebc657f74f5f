import type { Message } from '@muster/domain/samples/inbox/inbox-contract.ts';

export const folders = ['inbox', 'starred', 'sent', 'spam', 'archive'] as const;
export type Folder = (typeof folders)[number];

/** A message that does not say where it lies is in the inbox; what is starred is also shown together. */
export const isIn = (folder: Folder, message: Message): boolean =>
  folder === 'starred' ? message.starred === true : (message.folder ?? 'inbox') === folder;
