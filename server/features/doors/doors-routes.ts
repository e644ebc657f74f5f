import * as contracts from '@muster/domain/doors/doors-contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { created, ok } from '../../http/answers.ts';
import type { Serve } from '../../http/serve.ts';
import { t } from '../../words/words.ts';
import { readDoor, takePairing } from './door-device.ts';
import { handOutPins } from './hand-out-pins.ts';
import { addDoor, changeDoor, endDoor, listDoors, pairDoor } from './keep-doors.ts';
import { choosePin, handOutPin, readMemberPin, readPin, removePin, takePin } from './keep-pins.ts';
import { punchAtDoor, type RecordAtDoor } from './punch-at-door.ts';

export function doorsRoutes(serve: Serve, deps: Dependencies, record: RecordAtDoor): void {
  serve(contracts.listDoors, async ({ caller }) => ok(await listDoors(deps, caller)));
  serve(contracts.addDoor, async ({ caller, body }) => created(await addDoor(deps, caller, body), t('done.made')));
  serve(contracts.changeDoor, async ({ caller, params, body }) =>
    ok(await changeDoor(deps, caller, params.id, body), t('done.saved')),
  );
  serve(contracts.pairDoor, async ({ caller, params }) =>
    created(await pairDoor(deps, caller, params.id), t('done.made')),
  );
  serve(contracts.endDoor, async ({ caller, params }) => {
    await endDoor(deps, caller, params.id);
    return ok(null, t('done.done'));
  });

  serve(contracts.takePairing, async ({ body, ...call }) => ok(await takePairing(deps, body, call), t('done.done')));
  serve(contracts.readDoor, async (call) => ok(await readDoor(deps, call)));
  const said = { in: t('done.checkedIn'), out: t('done.checkedOut') };
  serve(contracts.punchAtDoor, async ({ body, request }) => {
    const { done, isNew } = await punchAtDoor(deps, body, request, record);
    return (isNew ? created : ok)(done, said[done.checktype]);
  });

  serve(contracts.readPin, async ({ caller }) => ok(await readPin(deps, caller)));
  serve(contracts.choosePin, async ({ caller, body }) => ok(await choosePin(deps, caller, body), t('done.saved')));
  serve(contracts.removePin, async ({ caller }) => ok(await removePin(deps, caller), t('done.done')));
  serve(contracts.readMemberPin, async ({ caller, params }) => ok(await readMemberPin(deps, caller, params.id)));
  serve(contracts.handOutPin, async ({ caller, params }) =>
    created(await handOutPin(deps, caller, params.id), t('done.made')),
  );
  serve(contracts.handOutPins, async ({ caller, body }) =>
    created(await handOutPins(deps, caller, body), t('done.made')),
  );
  serve(contracts.takePin, async ({ caller, params }) => ok(await takePin(deps, caller, params.id), t('done.done')));
}
