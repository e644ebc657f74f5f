import * as contracts from '@muster/domain/attendance/summary/summary-contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ok } from '../../../http/answers.ts';
import { languageOf } from '../../../http/language.ts';
import type { Serve } from '../../../http/serve.ts';
import { readGroupSummary } from './read-group.ts';
import { readSummary } from './read-summary.ts';

export function summaryRoutes(serve: Serve, deps: Dependencies): void {
  serve(contracts.readSummary, async ({ caller, query, request }) =>
    ok(await readSummary(deps, caller, query, languageOf(request))),
  );
  serve(contracts.readGroupSummary, async ({ caller, query }) => ok(await readGroupSummary(deps, caller, query)));
}
