import * as contracts from '@muster/domain/attendance/periods/periods-contract.ts';
import { succeeded } from '@muster/domain/wire/envelope.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ok, plain } from '../../../http/answers.ts';
import type { Serve } from '../../../http/serve.ts';
import { t } from '../../../words/words.ts';
import { closePeriod, reopenPeriod } from './close-period.ts';
import { listAdjustments, listPeriodChanges } from './list-changes.ts';
import { readAbsences } from './read-absences.ts';
import { listPeriods, readOpenThings } from './read-periods.ts';

/** Pay periods: which there are, closing them, and what has changed since. */
export function periodsRoutes(serve: Serve, deps: Dependencies): void {
  serve(contracts.listPeriods, async ({ query }) =>
    ok(
      await listPeriods(deps, { year: query.year, starts: numberOf(query.starts), counted: query.changes !== 'false' }),
    ),
  );

  serve(contracts.readOpenThings, async ({ caller, params }) => ok(await readOpenThings(deps, caller, params.month)));

  serve(contracts.readAbsences, async ({ params }) => ok(await readAbsences(deps, params.month)));

  serve(contracts.closePeriod, async ({ caller, params, body }) =>
    ok(await closePeriod(deps, caller, params.month, body.waive), t('done.periodClosed')),
  );

  serve(contracts.reopenPeriod, async ({ caller, params, body }) =>
    ok(await reopenPeriod(deps, caller, params.month, body.reason), t('done.periodReopened')),
  );

  serve(contracts.listPeriodChanges, async ({ params, query }) => {
    const { items, more, cursor } = await listPeriodChanges(deps, params.month, query.cursor);
    return plain({ ...succeeded(items), more, cursor });
  });

  serve(contracts.listAdjustments, async ({ params, query }) => {
    const { items, more, cursor } = await listAdjustments(deps, params.month, query.cursor);
    return plain({ ...succeeded(items), more, cursor });
  });
}

const numberOf = (typed: string | undefined): number | undefined => (typed === undefined ? undefined : Number(typed));
