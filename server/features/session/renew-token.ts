import { memberCode, passwordTyped } from '@muster/domain/wire/fields.ts';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { comesFromOwnPage, readCookie } from '../../http/cookies.ts';
import { refuse } from '../../http/problems.ts';
import { hashSecret } from '../../http/secrets.ts';
import { originOf } from '../../identity/origin.ts';
import { holdSessionOf } from '../../records/identity/session.ts';
import { isUsableNow } from './authenticate.ts';
import { beginTokenSession, issueTokenFor } from './begin-session.ts';
import { requireSecond } from './factors/second-step.ts';
import { findByCookie } from './session-view.ts';
import { checkCredentials } from './sign-in.ts';

/**
 * An access token for whoever brings Basic credentials (which begins a session) or the session cookie (which
 * renews one). The cookie counts only from our own pages.
 * @throws UNAUTHENTICATED, INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, MEMBER_SUSPENDED, TOO_MANY_REQUESTS
 */
export async function renewToken(deps: Dependencies, request: FastifyRequest): Promise<string> {
  const basic = basicCredentials(request.headers.authorization);
  if (basic) {
    request.attempted = hashSecret(basic.membercode);
    const who = await checkCredentials(deps, { ...basic, ...originOf(request, deps.config.publicUrl) });
    await requireSecond(deps, who);
    return beginTokenSession(deps, who, request);
  }
  const cookie = readCookie(request, 'session', deps.config.publicUrl);
  if (!cookie || !comesFromOwnPage(request, deps.config.publicUrl)) throw refuse('UNAUTHENTICATED');
  const cookieHash = hashSecret(cookie);
  const session = await findByCookie(deps.database.query, cookieHash);
  if (!session || !isUsableNow(session, deps.clock())) throw refuse('UNAUTHENTICATED');
  return deps.database.write(async (trx) => {
    // Signed out in another tab since the cookie was looked at, or gone on under another one.
    if (!(await holdSessionOf(trx, cookieHash))) throw refuse('UNAUTHENTICATED');
    return issueTokenFor(deps, trx, session.id);
  });
}

/** @throws INVALID_CREDENTIALS for a Basic header that holds no member code and password */
function basicCredentials(header: string | undefined): { membercode: string; password: string } | undefined {
  if (!header || !/^basic /i.test(header)) return undefined;
  const [, code = '', typed = ''] =
    /^([^:]*):(.*)$/s.exec(Buffer.from(header.slice(6), 'base64').toString('utf8')) ?? [];
  const membercode = memberCode.safeParse(code);
  const password = passwordTyped.safeParse(typed);
  if (!membercode.success || !password.success) throw refuse('INVALID_CREDENTIALS');
  return { membercode: membercode.data, password: password.data };
}
