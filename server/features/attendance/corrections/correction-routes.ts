import * as contracts from '@muster/domain/attendance/corrections/correction-contract.ts';
import { succeeded } from '@muster/domain/wire/envelope.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { created, ok, plain } from '../../../http/answers.ts';
import type { Serve } from '../../../http/serve.ts';
import { t } from '../../../words/words.ts';
import { askCorrection } from './ask-correction.ts';
import { decideCorrection, withdrawCorrection } from './decide-correction.ts';
import { listCorrections } from './list-corrections.ts';
import { readHoursOff } from './read-hours-off.ts';

export function correctionRoutes(serve: Serve, deps: Dependencies): void {
  serve(contracts.askCorrection, async ({ deps, caller, body }) => {
    const made = await askCorrection(deps, caller, body);
    return created(made, made.state === 'approved' ? t('done.corrected') : t('done.askedFor'));
  });

  serve(contracts.listCorrections, async ({ caller, query }) => {
    const { items, more, cursor } = await listCorrections(deps, caller, query);
    return plain({ ...succeeded(items), more, cursor });
  });

  serve(contracts.readHoursOff, async ({ caller, query }) => ok(await readHoursOff(deps, caller, query)));

  serve(contracts.decideCorrection, async ({ deps, caller, params, body }) =>
    ok(await decideCorrection(deps, caller, params.id, body), t('done.decided')),
  );

  serve(contracts.withdrawCorrection, async ({ caller, params, body }) =>
    ok(await withdrawCorrection(deps, caller, params.id, body?.revision), t('done.takenBack')),
  );
}
