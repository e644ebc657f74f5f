import { dayOf, minuteOf } from '@muster/domain/calendar/company-time.ts';
import { changePassword, listSessions, revokeSession } from '@muster/domain/session/own-sessions-contract.ts';
import {
  forgotPassword,
  issueToken,
  register,
  resetPassword,
  signIn,
  signOut,
} from '@muster/domain/session/session-contract.ts';
import { TOKEN_SECONDS } from '@muster/domain/session/session-end.ts';
import { nowText } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { created, ok, plain } from '../../http/answers.ts';
import { refuse } from '../../http/problems.ts';
import { hashSecret } from '../../http/secrets.ts';
import type { Serve } from '../../http/serve.ts';
import { originOf } from '../../identity/origin.ts';
import { signedInAs } from '../../identity/resting.ts';
import { rotateSession } from '../../identity/rotate-session.ts';
import { endSession, sessionsOf } from '../../records/identity/session.ts';
import { readCompany } from '../../records/office/company.ts';
import { t } from '../../words/words.ts';
import { beginCookieSession } from './begin-session.ts';
import { endThisSession } from './end-session.ts';
import { requireSecond } from './factors/second-step.ts';
import { changeOwnPassword, finishReset, startReset } from './passwords.ts';
import { registerMember } from './register-member.ts';
import { renewToken } from './renew-token.ts';
import { checkCredentials } from './sign-in.ts';
import { type Glance, todayBeside } from './today-beside.ts';

export function sessionRoutes(serve: Serve, deps: Dependencies, glance: Glance): void {
  const { publicUrl } = deps.config;
  const signedIn = async (due: Temporal.Instant | null) => {
    if (!due) return t('done.signedIn');
    if (Temporal.Instant.compare(deps.clock(), due) >= 0) return t('done.signedIn_due');
    const { zone } = await readCompany(deps.database.query);
    return t('done.signedIn_factor', { day: dayOf(due, zone), time: minuteOf(due, zone) });
  };

  serve(issueToken, async ({ query, request }) => {
    const accessToken = await renewToken(deps, request);
    const today = query.today === 'true' ? await todayBeside(deps, glance, accessToken) : undefined;
    return plain({ accessToken, tokenType: 'Bearer' as const, expiresIn: TOKEN_SECONDS, ...(today && { today }) });
  });

  serve(signIn, async ({ body, request, reply }) => {
    request.attempted = hashSecret(body.membercode);
    const who = await checkCredentials(deps, { ...body, ...originOf(request, publicUrl) });
    await requireSecond(deps, who);
    const due = await beginCookieSession(deps, who, request, reply);
    return ok(await signedInAs(deps, who), await signedIn(due));
  });

  serve(register, async ({ body, request, reply }) => {
    const who = await registerMember(deps, body, request.ip);
    await beginCookieSession(deps, who, request, reply);
    return created(await signedInAs(deps, who), t('done.registered'));
  });

  serve(signOut, async ({ request, reply }) => {
    await endThisSession(deps, request, reply);
    return ok(null, t('done.signedOut'));
  });

  serve(listSessions, async ({ caller }) => {
    const sessions = await sessionsOf(deps.database.query, caller.member.id, nowText(deps.clock));
    return ok(sessions.map((it) => ({ ...it, current: it.id === caller.sessionId })));
  });

  serve(revokeSession, async ({ caller, params }) => {
    if (!(await endSession(deps.database.query, caller.member.id, params.id))) throw refuse('NOT_FOUND');
    return ok(null, t('done.deviceSignedOut'));
  });

  serve(changePassword, async ({ caller, body, request, reply }) => {
    await changeOwnPassword(deps, caller, body, originOf(request, publicUrl));
    await rotateSession(deps, caller, { request, reply });
    return ok(null, t('done.passwordChanged'));
  });

  serve(forgotPassword, async ({ body, request }) => {
    await startReset(deps, body.membercode, request.ip);
    return ok(null, t('done.resetStarted'));
  });

  serve(resetPassword, async ({ body, request }) => {
    await finishReset(deps, body, originOf(request, publicUrl));
    return ok(null, t('done.passwordSet'));
  });
}
