import * as contracts from '@muster/domain/keys/keys-contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { created, ok } from '../../../http/answers.ts';
import type { Serve } from '../../../http/serve.ts';
import { t } from '../../../words/words.ts';
import { listOwnKeys, makeOwnKey, removeOwnKey } from './run-keys.ts';

/** Keys for scripts (wire 5). */
export function keysRoutes(serve: Serve, deps: Dependencies): void {
  serve(contracts.listKeys, async ({ caller }) => ok(await listOwnKeys(deps.database.query, caller)));

  serve(contracts.makeKey, async ({ caller, body }) => created(await makeOwnKey(deps, caller, body), t('done.made')));

  serve(contracts.removeKey, async ({ caller, params }) => {
    await removeOwnKey(deps, caller, params.id);
    return ok(null, t('done.deleted'));
  });
}
