import * as contracts from '@muster/domain/holidays/holidays-contract.ts';
import { succeeded } from '@muster/domain/wire/envelope.ts';
import { nowText } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/problems.ts';
import type { Serve } from '../../http/serve.ts';
import { affectedLeave, markDone } from '../../records/holiday.ts';
import { addHoliday, removeHoliday } from './change-holiday.ts';

export function holidaysRoutes(serve: Serve, deps: Dependencies): void {
  serve(contracts.addHoliday, async ({ caller, body }) =>
    succeeded(await addHoliday(deps, caller, body), 'The holiday is added.', 201),
  );

  serve(contracts.removeHoliday, async ({ caller, params }) =>
    succeeded(await removeHoliday(deps, caller, params.id), 'The holiday is removed.'),
  );

  serve(contracts.listAffectedLeave, async () => succeeded(await affectedLeave(deps.database.query)));

  serve(contracts.dismissAffectedLeave, async ({ params }) => {
    if (!(await markDone(deps.database.query, params.id, nowText(deps.clock)))) throw refuse('NOT_FOUND');
    return succeeded(null, 'Done.');
  });
}
