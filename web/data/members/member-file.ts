import type { Day } from '@muster/domain/calendar/company-time.ts';
import { exportMembers, exportMembersWorkbook, importMembers } from '@muster/domain/members/member-file-contract.ts';
import { mutationOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { saveFile } from '../../lib/device/save-file.ts';
import { makesStale } from '../staleness.ts';

/** A file goes as it is; the contract speaks of the text that the server makes of it. */
const asText = (file: File) => file as unknown as string;

interface Sent {
  readonly file: File;
  /** From which day work holds that it changes; today, if left out. */
  readonly from: Day | undefined;
}

const bodyOf = ({ file, from }: Sent) => ({ file: asText(file), ...(from ? { from } : {}) });

interface Wanted {
  readonly kind: 'csv' | 'xlsx';
  readonly template?: boolean;
}

export const memberFileChanges = {
  /** What a file would do, as the server reads it; nothing is stored. */
  preview: mutationOptions({
    mutationFn: async (sent: Sent) =>
      (await api.call(importMembers, { body: { ...bodyOf(sent), dryrun: 'true' } })).data,
  }),
  /** Stores a file: all of it, or what can be read of it where that is asked for. */
  store: mutationOptions({
    mutationFn: async ({ partly, ...sent }: Sent & { readonly partly: boolean }) =>
      (await api.call(importMembers, { body: { ...bodyOf(sent), ...(partly ? { partly: 'true' as const } : {}) } }))
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
