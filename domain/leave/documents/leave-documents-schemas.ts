import { z } from 'zod';
import { fileEndings } from '../../files/file-rules.ts';
import { envelope } from '../../wire/envelope.ts';
import { idInUrl, text } from '../../wire/fields.ts';
import { MAX_DOCUMENTS } from './leave-documents.ts';

/** Where an uploaded file is found, as the upload answered it. */
export const documentPath = text(200).min(1);

/** Those that are laid with a leave as it is asked for. */
export const documentPaths = z.array(documentPath).max(MAX_DOCUMENTS).optional();

/** What a leave says of its documents: how many lie with it, and that one was asked for and is missing; each left out where not. */
export const documentFacts = {
  documents: z.int().optional(),
  documentdue: z.literal(true).optional(),
};

export const leaveDocument = z.object({
  id: z.int(),
  path: z.string(),
  type: z.enum(Object.keys(fileEndings) as (keyof typeof fileEndings)[]),
  /** In bytes. */
  size: z.int(),
  addedat: z.string(),
  /** The name of who added it. */
  addedby: z.string(),
  may: z.object({ remove: z.boolean() }),
});

const leaveInUrl = z.strictObject({ id: idInUrl });
const kept = z.object({ documents: z.array(leaveDocument), may: z.object({ add: z.boolean() }) });

export const readLeaveDocuments = {
  params: leaveInUrl,
  reply: { 200: envelope(kept) },
};

export const addLeaveDocument = {
  params: leaveInUrl,
  body: z.strictObject({ path: documentPath }),
  reply: { 201: envelope(kept) },
};

export const removeLeaveDocument = {
  params: leaveInUrl.extend({ document: idInUrl }),
  reply: { 200: envelope(kept) },
};
