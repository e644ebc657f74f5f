import { readWaiting } from '@muster/domain/waiting/waiting-contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ok } from '../../http/answers.ts';
import type { Serve } from '../../http/serve.ts';
import { countWaiting } from './count-waiting.ts';

export function waitingRoutes(serve: Serve, deps: Dependencies): void {
  serve(readWaiting, async ({ caller }) => ok(await countWaiting(deps, caller)));
}
