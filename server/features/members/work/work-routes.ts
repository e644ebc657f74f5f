import * as contracts from '@muster/domain/work/work-contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { created, ok } from '../../../http/answers.ts';
import type { Serve } from '../../../http/serve.ts';
import { t } from '../../../words/words.ts';
import { overrideDay } from './override-day.ts';
import { readWorkOf } from './read-work.ts';
import { setWork } from './set-work.ts';

export function workRoutes(serve: Serve, deps: Dependencies): void {
  serve(contracts.readWork, async ({ caller, params }) => ok(await readWorkOf(deps, caller, params.id)));

  serve(contracts.setWork, async ({ caller, params, query, body }) => {
    const preview = query.preview === 'true';
    const set = await setWork(deps, caller, params.id, body, preview);
    return preview ? ok(set) : created(set, t('done.workSet'));
  });

  serve(contracts.overrideDay, async ({ caller, params, query, body }) => {
    const preview = query.preview === 'true';
    const made = await overrideDay(deps, caller, params.id, body, preview);
    return preview ? ok(made) : created(made, t('done.dayOverridden'));
  });
}
