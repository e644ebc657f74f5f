import type { FastifyRequest } from 'fastify';
import { refuse } from './problems.ts';

/**
 * The key under which a request that stores something may be sent again, from the `Idempotency-Key` header.
 * @throws INVALID_INPUT for a key that is no key
 */
export function requestKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) {
    throw refuse('INVALID_INPUT', { field: 'Idempotency-Key', params: { reason: 'key' } });
  }
  return key;
}
