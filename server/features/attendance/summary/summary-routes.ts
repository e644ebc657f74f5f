import * as contracts from '@muster/domain/attendance/summary/summary-contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { languageOf } from '../../../http/language.ts';
import type { Serve } from '../../../http/serve.ts';
import { writesList } from '../../../http/written.ts';
import { readGroupSummary } from './read-group.ts';
import { readSummary } from './read-summary.ts';

export function summaryRoutes(serve: Serve, deps: Dependencies): void {
  const year = writesList(contracts.readSummary, 'days');
  serve(contracts.readSummary, async ({ caller, query, request }) =>
    year.ok(await readSummary(deps, caller, query, languageOf(request), year.items)),
  );
  const grid = writesList(contracts.readGroupSummary, 'members');
  serve(contracts.readGroupSummary, ({ caller, query }) => readGroupSummary(deps, caller, query, grid));
}
