import type { FastifyReply, FastifyRequest } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** What every answer carries (threats T23). The page itself adds its own nonce for styles. */
export const contentSecurityPolicy = (styleNonce?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    `style-src 'self'${styleNonce ? ` 'nonce-${styleNonce}'` : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

type Put = (request: FastifyRequest, reply: FastifyReply) => void;

/** What every answer carries, which keeps API answers out of caches, too. */
export const headersOfAll = (publicUrl: string): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
  'cache-control': 'no-store',
  ...(publicUrl.startsWith('https:')
    ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }
    : {}),
});

/** Puts on an answer what every answer carries. */
export function secureHeaders(always: Readonly<Record<string, string>>): Put {
  return (request, reply) => {
    reply.headers(always);
    reply.header('x-request-id', request.id);
  };
}
