import type { FastifyReply, FastifyRequest } from 'fastify';
import { nowText } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { bearerOf } from '../../http/caller.ts';
import { comesFromOwnPage, dropCookie, readCookie } from '../../http/cookies.ts';
import { hashSecret } from '../../http/secrets.ts';
import { endSession, endSessionByCookie } from '../../records/identity/session.ts';
import { findByToken } from './session-view.ts';

/** Ends the session of the bearer token or of the cookie, whichever is there; ending nothing is no error. */
export async function endThisSession(deps: Dependencies, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const db = deps.database.query;
  const bearer = bearerOf(request);
  const session = bearer && (await findByToken(db, hashSecret(bearer), nowText(deps.clock)));
  if (session) await endSession(db, session.member.id, session.id);
  const cookie = readCookie(request, 'session', deps.config.publicUrl);
  if (cookie && comesFromOwnPage(request, deps.config.publicUrl)) {
    await endSessionByCookie(db, hashSecret(cookie), nowText(deps.clock));
    dropCookie(reply, 'session', deps.config.publicUrl);
  }
  reply.header('clear-site-data', '"cache"');
}
