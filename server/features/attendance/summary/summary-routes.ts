import * as contracts from '@muster/domain/attendance/summary/summary-contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ok } from '../../../http/answers.ts';
import { languageOf } from '../../../http/language.ts';
import type { Serve } from '../../../http/serve.ts';
import { writesList } from '../../../http/written.ts';
import { readGroupSummary } from './read-group.ts';
import { readSummary } from './read-summary.ts';

export function summaryRoutes(serve: Serve, deps: Dependencies): void {
  serve(contracts.readSummary, async ({ caller, query, request }) =>
    ok(await readSummary(deps, caller, query, languageOf(request))),
  );
  const grid = writesList(contracts.readGroupSummary, 'members');
  serve(contracts.readGroupSummary, async ({ caller, query }) =>
    grid.ok(await readGroupSummary(deps, caller, query, grid.item)),
  );
}
