import * as contracts from '@muster/domain/leave/leave-contract.ts';
import * as office from '@muster/domain/leave/leave-office-contract.ts';
import { succeeded } from '@muster/domain/wire/envelope.ts';
import type { Dependencies } from '../../dependencies.ts';
import { requestKeyOf } from '../../http/request-key.ts';
import type { Serve } from '../../http/serve.ts';
import { adjustBalance } from './adjust-balance.ts';
import { addType, changeType, previewType, readCodes } from './change-leave-code.ts';
import { askReturn, decideLeave, decideReturn } from './decide-leave.ts';
import { editLeave, removeLeave } from './edit-leave.ts';
import { pendingLeave } from './pending-leave.ts';
import {
  holidayAllows,
  listLeave,
  offdayAllows,
  readBalance,
  readLedger,
  readOwnDays,
  readTypes,
} from './read-leave.ts';
import { takeLeave } from './take-leave.ts';

export function leaveRoutes(serve: Serve, deps: Dependencies): void {
  serve(contracts.readBalance, async ({ caller, query }) => succeeded([await readBalance(deps, caller, query)]));

  serve(contracts.takeLeave, async ({ caller, body, request }) => {
    const { leave, isNew } = await takeLeave(deps, caller, body, requestKeyOf(request));
    return succeeded(leave, 'Your leave is asked for.', isNew ? 201 : 200);
  });

  serve(contracts.editLeave, async ({ caller, body }) =>
    succeeded(await editLeave(deps, caller, body), 'Your leave is changed.'),
  );

  serve(contracts.removeLeave, async ({ caller, query }) => {
    await removeLeave(deps, caller, query);
    return succeeded(null, 'Your leave is removed.');
  });

  serve(contracts.listLeave, async ({ caller, query }) => {
    const { leave, earlier } = await listLeave(deps, caller, query);
    return { ...succeeded(leave), earlier };
  });
  serve(contracts.checkHoliday, async ({ caller, query }) => succeeded(await holidayAllows(deps, caller, query)));
  serve(contracts.checkOffday, async ({ caller, query }) => succeeded(await offdayAllows(deps, caller, query)));
  serve(contracts.readLeaveTypes, async ({ caller, query }) => succeeded(await readTypes(deps, caller, query)));
  serve(contracts.readOwnDays, async ({ caller, query }) => succeeded(await readOwnDays(deps, caller, query)));
  serve(contracts.readLedger, async ({ caller, query }) => succeeded(await readLedger(deps, caller, query)));
  serve(contracts.listPending, async ({ caller }) => succeeded(await pendingLeave(deps, caller)));

  serve(contracts.decideLeave, async ({ caller, params, body }) =>
    succeeded(await decideLeave(deps, caller, params.id, body), 'Decided.'),
  );

  serve(contracts.askReturn, async ({ caller, params, body }) =>
    succeeded(await askReturn(deps, caller, params.id, body.from), body.from ? 'Asked for.' : 'Taken back.'),
  );

  serve(contracts.decideReturn, async ({ caller, params, body }) =>
    succeeded(await decideReturn(deps, caller, params.id, body), 'Decided.'),
  );
}

/** What the office sets: the leave types, and the balance of a member. */
export function leaveOfficeRoutes(serve: Serve, deps: Dependencies): void {
  serve(office.listLeaveCodes, async () => succeeded(await readCodes(deps)));

  serve(office.addLeaveCode, async ({ caller, body }) =>
    succeeded(await addType(deps, caller, body), 'The leave type is added.', 201),
  );

  serve(office.changeLeaveCode, async ({ caller, params, body }) =>
    succeeded(await changeType(deps, caller, params.id, body), 'The leave type is changed.'),
  );

  serve(office.previewDays, async ({ params, query }) => succeeded(await previewType(deps, params.id, query)));

  serve(office.adjustBalance, async ({ caller, body, request }) => {
    const { remaining, isNew } = await adjustBalance(deps, caller, body, requestKeyOf(request));
    return succeeded({ remaining }, 'The balance is adjusted.', isNew ? 201 : 200);
  });
}
