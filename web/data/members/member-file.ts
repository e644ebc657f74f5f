import { exportMembers, exportMembersWorkbook, importMembers } from '@muster/domain/members/member-file-contract.ts';
import { mutationOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { makesStale } from '../staleness.ts';

/** A file goes as it is; the contract speaks of the text that the server makes of it. */
const asText = (file: File) => file as unknown as string;

interface Wanted {
  readonly kind: 'csv' | 'xlsx';
  readonly template?: boolean;
}

export const memberFileChanges = {
  /** What a file would do, as the server reads it; nothing is stored. */
  preview: mutationOptions({
    mutationFn: async (file: File) =>
      (await api.call(importMembers, { body: { file: asText(file), dryrun: 'true' } })).data,
  }),
  /** Stores a file: all of it, or what can be read of it where that is asked for. */
  store: mutationOptions({
    mutationFn: async ({ file, partly }: { readonly file: File; readonly partly: boolean }) =>
      (await api.call(importMembers, { body: { file: asText(file), ...(partly ? { partly: 'true' as const } : {}) } }))
        .data,
    ...makesStale('members', 'leave', 'affected-leave'),
  }),
  /** Has the browser keep all members, or the columns that an import reads. */
  download: mutationOptions({
    mutationFn: async ({ kind, template = false }: Wanted) => {
      const query = template ? { template: 'true' as const } : {};
      saveFile(await api.download(kind === 'csv' ? exportMembers : exportMembersWorkbook, { query }));
    },
  }),
};
