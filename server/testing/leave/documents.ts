import { uploadFile } from '@muster/domain/files/files-contract.ts';
import {
  addLeaveDocument,
  readLeaveDocuments,
  removeLeaveDocument,
} from '@muster/domain/leave/documents/leave-documents-contract.ts';
import { expect } from 'vitest';
import { fileForm, PIXEL } from '../administration/administration-samples.ts';
import type { Client } from '../company/client.ts';

export const PDF = Buffer.from('%PDF-1.4\n%%EOF');

/** Sends a file for leave, or for something else; answers its path. */
export async function upload(client: Client, bytes = PIXEL, tartgetDirectory = 'leave'): Promise<string> {
  const { body, headers } = fileForm(bytes);
  const raw = await client.send({
    method: 'POST',
    url: uploadFile.path,
    query: { tartgetDirectory },
    payload: body,
    headers,
  });
  expect([raw.statusCode, raw.body]).toEqual([200, raw.body]);
  return raw.json().data.path;
}
export const read = (client: Client, id: number) => client.call(readLeaveDocuments, { params: { id: String(id) } });
export const add = (client: Client, id: number, path: string) =>
  client.call(addLeaveDocument, { params: { id: String(id) }, body: { path } });
export const remove = (client: Client, id: number, document: number) =>
  client.call(removeLeaveDocument, { params: { id: String(id), document: String(document) } });
export const open = async (client: Client, url: string) => (await client.send({ method: 'GET', url })).statusCode;
