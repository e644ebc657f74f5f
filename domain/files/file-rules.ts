import { isOffice } from '../members/member-policy.ts';
import type { CurrentMember } from '../members/members-contract.ts';
import { MAX_PHOTO_BYTES } from '../members/photo-rules.ts';

/** Where a file may be put; the key is looked up here and is never part of a path. */
export const directories = ['profile', 'photos', 'inbox', 'imports', 'leave'] as const;
export type Directory = (typeof directories)[number];

/** A client may have names of its own, which mean nothing here: such a file is kept like one that names none. */
export const DIRECTORY_NAME = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*$/i;

export const directoryOf = (said: string | undefined): Directory | undefined => directories.find((it) => it === said);

export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** What a file may weigh when it comes; one that is meant for a member's own face no more than a photo may. */
export const mostBytes = (directory: Directory | undefined): number =>
  directory === 'profile' ? MAX_PHOTO_BYTES : MAX_FILE_BYTES;

const MEGABYTE = 1024 * 1024;

/** What is said of a file that weighs too much, in MB; its size is rounded up, or it could read as the limit itself. */
export const weights = (bytes: number, most: number): { readonly size: number; readonly limit: number } => ({
  size: Math.ceil((bytes / MEGABYTE) * 10) / 10,
  limit: most / MEGABYTE,
});

/** What one member may keep in all. */
export const MAX_KEPT_BYTES = 300 * 1024 * 1024;

/** What may be kept, by what it is found to be, whatever its name says; and how its name ends. */
export const fileEndings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const;
export type FileType = keyof typeof fileEndings;

export const isFileType = (type: string): type is FileType => Object.hasOwn(fileEndings, type);
export const isImage = (type: string): boolean => type.startsWith('image/');

/** Whether a member may put files there: photos are for those who may write them, imports are the office's. */
export function mayUpload(member: CurrentMember, directory: Directory, maywritePhotos: boolean): boolean {
  if (directory === 'photos') return maywritePhotos;
  if (directory === 'imports') return isOffice(member.role);
  return directory === 'profile' || member.role !== 'GUEST';
}

/** A generated name behind what is harmless of a prefix. */
export function fileName(prefix: string, key: string, type: FileType): string {
  const said = prefix
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');
  return `${said ? `${said}-` : ''}${key}.${fileEndings[type]}`;
}
