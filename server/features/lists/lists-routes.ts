import { type ListNoun, listNouns } from '@muster/domain/lists/list-nouns.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { created, ok } from '../../http/answers.ts';
import type { Serve } from '../../http/serve.ts';
import { t } from '../../words/words.ts';
import { addEntry, changeEntry, readList, reinstateEntry, retireEntry } from './keep-list.ts';

export function listsRoutes(serve: Serve, deps: Dependencies): void {
  for (const noun of listNouns) serveList(serve, deps, noun);
}

/** One list; its calls are those of every other, so the types of one stand for all. */
function serveList(serve: Serve, deps: Dependencies, noun: ListNoun): void {
  const contracts = listContracts[noun] as (typeof listContracts)['competitors'];
  const it = noun as 'competitors';
  serve(contracts.list, async ({ query }) => ok(await readList(deps, it, query.retired === 'true')));
  serve(contracts.add, async ({ deps, caller, body }) =>
    created(await addEntry(deps, caller, it, body), t('done.saved')),
  );
  serve(contracts.change, async ({ caller, params, query, body }) => {
    const preview = (query as { preview?: string } | undefined)?.preview === 'true';
    return ok(await changeEntry(deps, caller, it, params.id, body, preview), preview ? undefined : t('done.saved'));
  });
  serve(contracts.retire, async ({ caller, params }) =>
    ok(await retireEntry(deps, caller, it, params.id), t('done.done')),
  );
  serve(contracts.reinstate, async ({ caller, params }) =>
    ok(await reinstateEntry(deps, caller, it, params.id), t('done.done')),
  );
}
