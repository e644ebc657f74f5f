import * as contracts from '@muster/domain/deputies/deputies-contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { created, ok } from '../../http/answers.ts';
import type { Serve } from '../../http/serve.ts';
import { t } from '../../words/words.ts';
import { endDeputy, nameDeputy, readDeputies } from './name-deputy.ts';
import { listOwnGroups } from './own-groups.ts';

export function deputiesRoutes(serve: Serve, deps: Dependencies): void {
  serve(contracts.readDeputies, async ({ caller }) => ok(await readDeputies(deps, caller)));

  serve(contracts.listOwnGroups, async ({ caller }) => ok(await listOwnGroups(deps, caller)));

  serve(contracts.nameDeputy, async ({ deps, caller, body }) =>
    created(await nameDeputy(deps, caller, body), t('done.saved')),
  );

  serve(contracts.endDeputy, async ({ caller, params }) =>
    ok(await endDeputy(deps, caller, params.id), t('done.takenBack')),
  );
}
