import * as contracts from '@muster/domain/factors/factors-contract.ts';
import { readFactors } from '@muster/domain/factors/own-factors-contract.ts';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { created, ok } from '../../../http/answers.ts';
import type { Serve } from '../../../http/serve.ts';
import { originOf } from '../../../identity/origin.ts';
import { signedInAs } from '../../../identity/resting.ts';
import { rotateSession } from '../../../identity/rotate-session.ts';
import { t } from '../../../words/words.ts';
import { beginCookieSession } from '../begin-session.ts';
import { askForPasskey, takePasskey } from './passkeys.ts';
import { removeFactorsOf } from './remove-factors.ts';
import { renameOwnPasskey } from './rename-passkey.ts';
import { takeSecond } from './second-step.ts';
import { readOwnFactors, removeOwnFactor, setUpFactor } from './set-up-factor.ts';

/** What members sign in with beside their password (wire 5). */
export function factorsRoutes(serve: Serve, deps: Dependencies): void {
  const { publicUrl } = deps.config;
  const from = (request: FastifyRequest) => originOf(request, publicUrl);

  serve(contracts.finishSignIn, async ({ body, request, reply }) => {
    const who = await takeSecond(deps, body, from(request));
    await beginCookieSession(deps, who, request, reply);
    return ok(await signedInAs(deps, who), t('done.signedIn'));
  });

  serve(contracts.askPasskey, async ({ body, request }) => ok(await askForPasskey(deps, body, from(request))));

  serve(contracts.signInByPasskey, async ({ body, request, reply }) => {
    const who = await takePasskey(deps, body, from(request));
    await beginCookieSession(deps, who, request, reply);
    return ok(await signedInAs(deps, who), t('done.signedIn'));
  });

  serve(readFactors, async ({ caller }) => ok(await readOwnFactors(deps, caller)));

  serve(contracts.addFactor, async ({ caller, body, request, reply }) => {
    const step = await setUpFactor(deps, caller, body);
    await rotateSession(deps, caller, { request, reply });
    return created(step, t('done.made'));
  });

  serve(contracts.renamePasskey, async ({ caller, params, body }) => {
    await renameOwnPasskey(deps, caller, params.id, body);
    return ok(null, t('done.saved'));
  });

  serve(contracts.removeFactor, async ({ caller, body, request, reply }) => {
    await removeOwnFactor(deps, caller, body);
    await rotateSession(deps, caller, { request, reply });
    return ok(null, t('done.deleted'));
  });

  serve(contracts.removeMemberFactors, async ({ caller, params }) => {
    await removeFactorsOf(deps, caller, params.id);
    return ok(null, t('done.deleted'));
  });
}
