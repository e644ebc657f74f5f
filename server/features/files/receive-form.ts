import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { loadedContract } from '@muster/domain/contracts.ts';
import { MAX_FILE_BYTES } from '@muster/domain/files/file-rules.ts';
import { uploadFile } from '@muster/domain/files/files-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import { invalidInput } from '@muster/domain/wire/invalid-input.ts';
import type { FastifyRequest } from 'fastify';
import { asBadForm, say } from '../../http/files/uploads.ts';
import { insist, refuse } from '../../http/problems.ts';

const FIELD = 'upload_file';

type WhereTo = Parsed<typeof uploadFile>['query'];

/** What a form brought beside its file, and whether that was cut at the limit, behind which nothing is read. */
export interface Received {
  readonly whereTo: WhereTo;
  readonly truncated: boolean;
}

/**
 * Reads the form of an upload, its one file into a place of its own. What its fields say holds as what the address says.
 * @throws INVALID_INPUT, UNKNOWN_FIELD
 */
export async function receiveForm(request: FastifyRequest, address: WhereTo, place: string): Promise<Received> {
  const said: Record<string, unknown> = { ...address };
  let file: MultipartFile['file'] | undefined;
  try {
    const parts = request.parts();
    cutAt(MAX_FORM_BYTES, request);
    for await (const part of parts) {
      if (part.type === 'field') {
        say(said, part.fieldname, part.value);
        continue;
      }
      if (part.fieldname !== FIELD) {
        part.file.resume();
        break;
      }
      file = part.file;
      await pipeline(file, createWriteStream(place));
      if (file.truncated) break;
    }
  } catch (error) {
    throw asBadForm(error, FIELD);
  }
  if (!file) throw refuse('INVALID_INPUT', { field: FIELD, params: { reason: 'missing' } });
  return { whereTo: read(said), truncated: file.truncated };
}

/** A file of the largest size that there is, and what a form has around it and beside it. */
export const MAX_FORM_BYTES = MAX_FILE_BYTES + 64 * 1024;

/** Ends a connection that sends more than a form may be; where it announces that, it is refused before. */
function cutAt(most: number, { raw }: FastifyRequest): void {
  let read = 0;
  raw.on('data', (bytes: Buffer) => {
    read += bytes.length;
    if (read > most) raw.destroy();
  });
}

/** @throws INVALID_INPUT, UNKNOWN_FIELD */
function read(said: object): WhereTo {
  const { success, data, error } = loadedContract(uploadFile).query?.safeParse(said) ?? {};
  if (!success) insist(invalidInput(error?.issues ?? []));
  return data as WhereTo;
}
