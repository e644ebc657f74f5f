import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError, refuse } from '../problems.ts';

/** The largest file that is read: far more than a company has holidays or members. */
const MAX_FILE = 4 * 1024 * 1024;

/**
 * Lets the calls of a scope take forms with a file, beside JSON with the same fields. The file comes as text, whatever
 * the spreadsheet saved it as; the contract's schema checks it like any other field.
 */
export async function acceptTextFiles(scope: FastifyInstance): Promise<void> {
  await scope.register(fastifyMultipart, {
    limits: { fileSize: MAX_FILE, files: 1, fields: 10, fieldSize: 10_000, parts: 12, headerPairs: 50 },
  });
  scope.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await readFields(request);
  });
}

/**
 * Every field of a form by its name, the file as text. What is no form, one cut short or with two files is bad input, and
 * so is one that says two things of a field.
 */
async function readFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  const said: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      say(said, part.fieldname, part.type === 'file' ? decodeText(await part.toBuffer()) : part.value);
    }
  } catch (error) {
    throw asBadForm(error, 'file');
  }
  return said;
}

/** @throws INVALID_INPUT where the same was said otherwise before: neither is passed over */
export function say(said: Record<string, unknown>, name: string, value: unknown): void {
  if (Object.hasOwn(said, name) && said[name] !== value)
    throw refuse('INVALID_INPUT', { field: name, params: { reason: 'many', count: 1 } });
  said[name] = value;
}

/** What is wrong with a form: a file beside the one that is taken, as `field`, or an early end, which carries no code. */
export function asBadForm(error: unknown, field: string): unknown {
  if (error instanceof ProblemError) return error;
  if (!(error instanceof Error && 'code' in error)) return refuse('INVALID_INPUT');
  if (error.code !== 'FST_FILES_LIMIT') return error;
  return refuse('INVALID_INPUT', { field, params: { reason: 'many', count: 1 } });
}

/** How an archive begins, and with it a workbook. */
const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];

/**
 * UTF-8, UTF-16 by its mark, and otherwise what spreadsheets on Windows save. A workbook is no text: it comes byte by
 * byte, a character each, for `readTableFile`.
 */
function decodeText(bytes: Uint8Array): string {
  if (ARCHIVE.every((byte, at) => bytes[at] === byte)) return Buffer.from(bytes).toString('latin1');
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
