import type { z } from 'zod';
import { contractsOf } from '../../wire/contract.ts';
import type * as schemas from './leave-documents-schemas.ts';

const contract = contractsOf(() => import('./leave-documents-schemas.ts'));

export type LeaveDocument = z.output<typeof schemas.leaveDocument>;

export const readLeaveDocuments = contract({
  name: 'readLeaveDocuments',
  method: 'GET',
  path: '/api/leave/:id/documents',
  summary: 'The documents that lie with a leave, oldest first; for its member and those who decide for them',
  tag: 'leave',
  access: 'member',
  problems: ['NOT_FOUND'],
});

export const addLeaveDocument = contract({
  name: 'addLeaveDocument',
  method: 'POST',
  idempotent: true,
  path: '/api/leave/:id/documents',
  summary: 'Lay a file that the caller has uploaded for leave with one of theirs, or as the office with one of another',
  tag: 'leave',
  access: 'member',
  tells: true,
  problems: ['NOT_FOUND', 'FILE_UNKNOWN', 'DOCUMENTS_FULL'],
});

export const removeLeaveDocument = contract({
  name: 'removeLeaveDocument',
  method: 'DELETE',
  path: '/api/leave/:id/documents/:document',
  summary: 'Delete a document of a leave: its member until somebody approves or agrees to it, the office at any time',
  tag: 'leave',
  access: 'member',
  problems: ['NOT_FOUND', 'FORBIDDEN'],
});
