import { readRoster as contract } from '@muster/domain/attendance/roster/roster-contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ok } from '../../../http/answers.ts';
import { languageOf } from '../../../http/language.ts';
import type { Serve } from '../../../http/serve.ts';
import { readRoster } from './read-roster.ts';

export function rosterRoutes(serve: Serve, deps: Dependencies): void {
  serve(contract, async ({ caller, query, request }) => ok(await readRoster(deps, caller, query, languageOf(request))));
}
