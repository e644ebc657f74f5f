import type { FastifyRequest } from 'fastify';
import { refuse } from '../http/problems.ts';

const MAX_BYTES = 4096;

/**
 * What the body of a GET asks for, as a query: the template's own client sends its parameters there (wire 14). The
 * framework does not read such bodies, so this does: an object by its keys, anything bare as the one parameter that
 * the call has. A parameter in the address counts more. Meant for a hook before a request is validated.
 */
export async function bodyAsQuery(request: FastifyRequest): Promise<void> {
  const { 'content-length': length } = request.headers;
  const [only, ...others] = parametersOf(request);
  if (only === undefined) return;
  if (Number(length) > MAX_BYTES) throw refuse('INVALID_INPUT');
  const sent = readBare((await readText(request)).trim());
  const asked = typeof sent === 'object' ? sent : others.length === 0 ? { [only]: sent } : {};
  const known = Object.entries(asked)
    .filter(([name, value]) => [only, ...others].includes(name) && ['string', 'number'].includes(typeof value))
    .map(([name, value]) => [name, String(value)]);
  request.query = { ...Object.fromEntries(known), ...(request.query as object) };
}

/** Whether a request is a GET that brings a body. */
export function bringsBody({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined);
}

const parametersOf = (request: FastifyRequest): string[] => {
  const { query } = request.routeOptions.config.contract ?? {};
  return query && 'shape' in query ? Object.keys(query.shape as object) : [];
};

/** All of it is read, so that the connection can be used again; no more than the limit is kept. */
async function readText({ raw }: FastifyRequest): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of raw as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= MAX_BYTES) chunks.push(chunk);
  }
  if (bytes > MAX_BYTES) throw refuse('INVALID_INPUT');
  return Buffer.concat(chunks).toString('utf8');
}

/** JSON where it is JSON, otherwise the bare text. */
export function readBare(text: string): object | string {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? read : String(read);
  } catch {
    return text;
  }
}
