import * as contracts from '@muster/domain/mileage/mileage-contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { created, ok } from '../../http/answers.ts';
import { handOut } from '../../http/files/hand-out.ts';
import { type TableKind, tableAsFile } from '../../http/files/table-download.ts';
import type { Call, Serve } from '../../http/serve.ts';
import { t } from '../../words/words.ts';
import { decideMileage } from './decide-mileage.ts';
import { readTerms, saveTerms } from './mileage-terms.ts';
import { changeNoted, noteMileage, removeNoted } from './note-mileage.ts';
import { listMileage, mileageTable, readDriven } from './read-mileage.ts';

export function mileageRoutes(serve: Serve, deps: Dependencies): void {
  serve(contracts.readMileageTerms, async ({ caller }) => ok(await readTerms(deps, caller)));
  serve(contracts.saveMileageTerms, async ({ caller, body }) =>
    ok(await saveTerms(deps, caller, body), t('done.saved')),
  );
  serve(contracts.addMileage, async ({ deps, caller, body }) =>
    created(await noteMileage(deps, caller, body), t('done.saved')),
  );
  serve(contracts.changeMileage, async ({ caller, params, body }) =>
    ok(await changeNoted(deps, caller, params.id, body), t('done.saved')),
  );
  serve(contracts.removeMileage, async ({ caller, params, body }) =>
    ok(await removeNoted(deps, caller, params.id, body.revision), t('done.done')),
  );
  serve(contracts.decideMileage, async ({ deps, caller, params, body }) =>
    ok(await decideMileage(deps, caller, params.id, body), t('done.decided')),
  );
  serve(contracts.readDriven, async ({ caller, query }) => ok(await readDriven(deps, caller, query.trip)));
  serve(contracts.listMileage, async ({ caller, query }) => ok(await listMileage(deps, caller, query)));
  const send = async (call: Call<typeof contracts.mileageAsCsv>, kind: TableKind) => {
    const { name, rows } = await mileageTable(deps, call.caller, call.query);
    return handOut(deps, call, await tableAsFile(rows, { name, kind }));
  };
  serve(contracts.mileageAsCsv, (call) => send(call, 'csv'));
  serve(contracts.mileageAsWorkbook, (call) => send(call, 'xlsx'));
}
