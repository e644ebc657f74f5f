import type { FileKind, LoadedContract } from '@muster/domain/wire/contract.ts';

/** What each kind of file is answered as. */
export const mediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  zip: 'application/zip',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const satisfies Record<FileKind, string>;

/** What a call answers when it is not refused. */
export function answeredAs({ file, events }: Pick<LoadedContract, 'file' | 'events'>): readonly string[] {
  if (events) return ['text/event-stream'];
  return file ? [file].flat().map((kind: FileKind) => mediaTypes[kind]) : ['application/json'];
}
