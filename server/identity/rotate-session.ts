import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { bearerOf, type Caller } from '../http/caller.ts';
import { setCookie } from '../http/cookies.ts';
import { hashSecret, newSecret } from '../http/secrets.ts';
import { rotateCookie } from '../records/identity/session.ts';

/**
 * After a change of what decides who gets in: the session goes on under a new cookie, and of its access tokens only the
 * one in use counts. Whoever copied the old ones is out.
 */
export async function rotateSession(
  deps: Dependencies,
  caller: Caller,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<void> {
  const secret = newSecret();
  const expiresAt = await deps.database.write((trx) =>
    rotateCookie(trx, {
      sessionId: caller.sessionId,
      cookieHash: hashSecret(secret),
      keep: hashSecret(bearerOf(request) ?? ''),
    }),
  );
  if (expiresAt) setCookie(reply, 'session', secret, new Date(expiresAt), deps.config.publicUrl);
}
