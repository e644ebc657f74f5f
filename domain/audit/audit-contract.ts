import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './audit-schemas.ts';

const contract = contractsOf(() => import('./audit-schemas.ts'));

export type AuditLine = z.output<typeof schemas.auditLine>;

export const AUDIT_PAGE = 50;

export const listAudit = contract({
  name: 'listAudit',
  method: 'GET',
  path: '/api/audit',
  summary: `What the office changed and who decided what, newest first, ${AUDIT_PAGE} a page; action and subject may be the beginning of one. For administrators`,
  tag: 'audit',
  access: 'office',
  problems: ['FORBIDDEN', 'INVALID_INPUT'],
});

export const exportAudit = contract({
  name: 'exportAudit',
  method: 'GET',
  path: '/api/audit/export.csv',
  summary: 'All lines that a search of the audit log finds, newest first, as CSV. For administrators',
  tag: 'audit',
  access: 'office',
  file: 'csv',
  problems: ['FORBIDDEN', 'INVALID_INPUT'],
});
