import type { FastifyRequest } from 'fastify';
import { nowText } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { bearerOf } from '../../http/caller.ts';
import { readCookie } from '../../http/cookies.ts';
import { refuse } from '../../http/problems.ts';
import { hashSecret } from '../../http/secrets.ts';
import { isUsableNow } from './authenticate.ts';
import { findByCookie, findByToken } from './session-view.ts';

/**
 * Shows the description of the API to members alone, by a token or, in a browser that goes to its page, by the session
 * cookie: there is nothing in it that is anybody's, and nothing that a request could change.
 * @throws UNAUTHENTICATED
 */
export function requireDocsReader(deps: Dependencies): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const { query } = deps.database;
    const bearer = bearerOf(request);
    const cookie = readCookie(request, 'session', deps.config.publicUrl);
    const byCookie = cookie === undefined ? undefined : findByCookie(query, hashSecret(cookie));
    const session = await (bearer === undefined
      ? byCookie
      : findByToken(query, hashSecret(bearer), nowText(deps.clock)));
    if (session?.status !== 'active' || !isUsableNow(session, deps.clock())) throw refuse('UNAUTHENTICATED');
  };
}
