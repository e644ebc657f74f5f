import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './member-file-schemas.ts';

const contract = contractsOf(() => import('./member-file-schemas.ts'));

export type MemberImport = z.output<typeof schemas.memberImport>;
export type ImportedLine = MemberImport['rows'][number];

export const importMembers = contract({
  name: 'importMembers',
  method: 'POST',
  path: '/api/members/import',
  summary: 'Add and change members by a CSV or XLSX file; as a dry run only say what it would do',
  tag: 'members',
  access: 'office',
  form: 'fields',
  problems: ['FILE_NOT_READABLE', 'PAYLOAD_TOO_LARGE', 'MEMBERCODE_TAKEN', 'LAST_ADMINISTRATOR', 'PASSWORD_OF_ANOTHER'],
});

export const exportMembers = contract({
  name: 'exportMembers',
  method: 'GET',
  path: '/api/members/export.csv',
  summary:
    'All members with the columns that an import reads, as CSV; as a template the columns and an example that is not read',
  tag: 'members',
  access: 'office',
  file: 'csv',
  problems: [],
});

export const exportMembersWorkbook = contract({
  name: 'exportMembersWorkbook',
  method: 'GET',
  path: '/api/members/export.xlsx',
  summary: 'The same as a workbook',
  tag: 'members',
  access: 'office',
  file: 'xlsx',
  problems: [],
});
