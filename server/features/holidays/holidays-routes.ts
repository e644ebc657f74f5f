import * as contracts from '@muster/domain/holidays/holidays-contract.ts';
import { nowText } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { created, ok } from '../../http/answers.ts';
import { refuse } from '../../http/problems.ts';
import type { Serve } from '../../http/serve.ts';
import { markDone } from '../../records/affected-leave.ts';
import { t } from '../../words.ts';
import { openAffectedLeave } from './affected-leave-view.ts';
import { addHoliday, removeHoliday } from './change-holiday.ts';

export function holidaysRoutes(serve: Serve, deps: Dependencies): void {
  serve(contracts.addHoliday, async ({ deps, caller, body }) =>
    created(await addHoliday(deps, caller, body), t('done.holidayAdded')),
  );

  serve(contracts.removeHoliday, async ({ caller, params }) =>
    ok(await removeHoliday(deps, caller, params.id), t('done.holidayRemoved')),
  );

  serve(contracts.listAffectedLeave, async ({ query }) =>
    ok(await openAffectedLeave(deps.database.query, query.cursor)),
  );

  serve(contracts.dismissAffectedLeave, async ({ params }) => {
    if (!(await markDone(deps.database.query, params.id, nowText(deps.clock)))) throw refuse('NOT_FOUND');
    return ok(null, t('done.done'));
  });
}
