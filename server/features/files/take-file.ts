import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  type Directory,
  directoryOf,
  type FileType,
  fileName,
  isFileType,
  isImage,
  MAX_KEPT_BYTES,
  mayUpload,
  mostBytes,
  weights,
} from '@muster/domain/files/file-rules.ts';
import type { FastifyRequest } from 'fastify';
import { nowText } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { ownFlags } from '../../identity/resting.ts';
import { lockMember } from '../../records/members/member.ts';
import { addFile, keptBytes } from '../../records/office/stored-file.ts';
import { drawAnew } from './draw-anew.ts';
import { MAX_FORM_BYTES, type Received, receiveForm } from './receive-form.ts';

const PART_BYTES = 256 * 1024;

/** Whether the caller may put files there. @throws FORBIDDEN */
export async function requireUpload(deps: Dependencies, caller: Caller, directory: Directory): Promise<void> {
  const flags = await ownFlags(deps.database.query, caller);
  if (!mayUpload(caller.member, directory, flags.photos.write)) throw refuse('FORBIDDEN');
}

/**
 * Keeps the file of a form under a generated name, which it answers. It goes through a folder of its own outside whatever is
 * served, so that memory stays flat and nothing is left of what is refused or cut off.
 * @throws what `receiveForm` refuses; FORBIDDEN, PAYLOAD_TOO_LARGE, FILE_TYPE_REFUSED, FILE_NOT_READABLE, FILES_FULL
 */
export async function takeFile(
  deps: Dependencies,
  caller: Caller,
  request: FastifyRequest,
  address: Received['whereTo'],
): Promise<string> {
  const said = announced(request);
  // Nothing of it is looked at, or parsing it would keep everybody waiting.
  if (said !== undefined && said > MAX_FORM_BYTES)
    requireWeight(said, true, mostBytes(directoryOf(address.tartgetDirectory)));
  const folder = await mkdtemp(path.join(tmpdir(), `muster-upload-${process.pid}-`));
  try {
    const sent = path.join(folder, 'sent');
    const { whereTo, truncated } = await receiveForm(request, address, sent);
    const { tartgetDirectory, prefixName: prefix = '' } = whereTo;
    const named = directoryOf(tartgetDirectory);
    const directory = named ?? 'profile';
    await requireUpload(deps, caller, directory);
    const { size: weighs } = await stat(sent);
    // What is behind the cut was not kept: what the form announced is the file and a few lines.
    requireWeight(truncated ? said : weighs, truncated, mostBytes(named));
    const type = await typeOf(sent);
    const { file, small } = isImage(type)
      ? await drawAnew(sent, type, folder, caller.member.id)
      : { file: sent, small: null };
    const { size } = await stat(file);
    const hash = await hashOf(file);
    const name = fileName(prefix, randomBytes(18).toString('base64url').replace(/[-_]/g, 'x'), type);
    const uploadedBy = caller.member.id;
    await deps.database.write(async (trx) => {
      await lockMember(trx, uploadedBy);
      if ((await keptBytes(trx, uploadedBy)) + size > MAX_KEPT_BYTES) throw refuse('FILES_FULL');
      const facts = { name, directory, type, size, hash, small, uploadedBy, now: nowText(deps.clock) };
      await addFile(trx, facts, createReadStream(file, { highWaterMark: PART_BYTES }));
    });
    return name;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a request says that it carries. */
function announced({ headers }: FastifyRequest): number | undefined {
  const length = headers['content-length'];
  return length === undefined ? undefined : Number(length);
}

/** Refuses before a picture is unpacked, and says by how much. @throws PAYLOAD_TOO_LARGE */
function requireWeight(weighs: number | undefined, truncated: boolean, most: number): void {
  if (weighs === undefined)
    throw refuse('PAYLOAD_TOO_LARGE', { params: { reason: 'cut', limit: weights(0, most).limit } });
  if (truncated || weighs > most)
    throw refuse('PAYLOAD_TOO_LARGE', { params: { reason: 'file', ...weights(weighs, most) } });
}

/** By what a file is found to be; what it is called and said to be counts nothing. */
async function typeOf(file: string): Promise<FileType> {
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(file);
  if (!found || !isFileType(found.mime)) throw refuse('FILE_TYPE_REFUSED');
  return found.mime;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64url').slice(0, 22);
}
