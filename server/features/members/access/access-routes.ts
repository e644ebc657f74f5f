import * as contracts from '@muster/domain/members/member-access-contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { created, ok } from '../../../http/answers.ts';
import type { Serve } from '../../../http/serve.ts';
import { t } from '../../../words/words.ts';
import { handOutCodes } from './hand-out-codes.ts';
import { endSessionOf, listSessionsOf } from './member-sessions.ts';

/** How members get in, and where they are. */
export function memberAccessRoutes(serve: Serve, deps: Dependencies): void {
  serve(contracts.handOutCodes, async ({ caller, body }) =>
    created(await handOutCodes(deps, caller, body), t('done.made')),
  );

  serve(contracts.listMemberSessions, async ({ caller, params }) => ok(await listSessionsOf(deps, caller, params.id)));

  serve(contracts.endMemberSession, async ({ caller, params }) => {
    await endSessionOf(deps, caller, params);
    return ok(null, t('done.deviceSignedOut'));
  });
}
