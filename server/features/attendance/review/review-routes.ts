import * as contracts from '@muster/domain/attendance/review/review-contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ok } from '../../../http/answers.ts';
import type { Serve } from '../../../http/serve.ts';
import { t } from '../../../words/words.ts';
import { listForReview } from './list-review.ts';
import { settleReview } from './settle-review.ts';

/** What is to be looked at of punches. */
export function reviewRoutes(serve: Serve, deps: Dependencies): void {
  serve(contracts.listForReview, async ({ caller, query }) => ok(await listForReview(deps, caller, query)));

  serve(contracts.settleReview, async ({ deps, caller, body }) =>
    ok({ settled: await settleReview(deps, caller, body) }, t('done.reviewSettled')),
  );
}
