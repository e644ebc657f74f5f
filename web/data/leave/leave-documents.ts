import {
  addLeaveDocument,
  readLeaveDocuments,
  removeLeaveDocument,
} from '@muster/domain/leave/documents/leave-documents-contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { makesStale } from '../staleness.ts';

export const leaveDocumentQueries = {
  /** The documents that lie with a leave. */
  of: (leaveId: number) =>
    queryOptions({
      queryKey: ['leave', 'documents', leaveId],
      queryFn: async () => (await api.call(readLeaveDocuments, { params: { id: String(leaveId) } })).data,
    }),
};

export const leaveDocumentChanges = {
  /** Lays a file that was sent before with a leave. */
  add: (leaveId: number) =>
    mutationOptions({
      mutationFn: (path: string) =>
        api.call(addLeaveDocument, { params: { id: String(leaveId) }, body: { path } }, { key: crypto.randomUUID() }),
      ...makesStale('leave'),
    }),
  remove: (leaveId: number) =>
    mutationOptions({
      mutationFn: (documentId: number) =>
        api.call(removeLeaveDocument, { params: { id: String(leaveId), document: String(documentId) } }),
      ...makesStale('leave'),
    }),
};
