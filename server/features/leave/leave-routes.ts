import * as decided from '@muster/domain/leave/approvals/decided-leave-contract.ts';
import * as agreed from '@muster/domain/leave/balances/agreed-days-contract.ts';
import * as documents from '@muster/domain/leave/documents/leave-documents-contract.ts';
import * as contracts from '@muster/domain/leave/leave-contract.ts';
import * as office from '@muster/domain/leave/leave-office-contract.ts';
import * as ownDays from '@muster/domain/leave/own/own-days-contract.ts';
import { succeeded } from '@muster/domain/wire/envelope.ts';
import type { Dependencies } from '../../dependencies.ts';
import { created, ok, plain } from '../../http/answers.ts';
import { handOut } from '../../http/files/hand-out.ts';
import { type TableKind, tableAsFile } from '../../http/files/table-download.ts';
import type { Call, Serve } from '../../http/serve.ts';
import { t } from '../../words/words.ts';
import { cancelLeaveFor, enterLeaveFor } from './acting/act-for-member.ts';
import { changeLeaveFor } from './acting/change-for-member.ts';
import { decideLeave } from './approvals/decide-leave.ts';
import { askReturn, decideReturn } from './approvals/early-return.ts';
import { listCancelled } from './approvals/list-cancelled.ts';
import { listDecided } from './approvals/list-decided.ts';
import { listPending } from './approvals/list-pending.ts';
import { listReturns } from './approvals/list-returns.ts';
import { adjustBalance } from './balances/adjust-balance.ts';
import { agreeDays, previewAgreedDays, readAgreedDays } from './balances/agree-days.ts';
import { balancesTable, listBalances } from './balances/list-balances.ts';
import { previewYearEnd, runYearEnd } from './balances/year-end.ts';
import { addDocument, readDocuments, removeDocument } from './documents/keep-documents.ts';
import { editLeave, removeLeave } from './own/edit-leave.ts';
import { readHalves } from './own/read-halves.ts';
import {
  holidaysAllow,
  listLeave,
  offdaysAllow,
  readBalance,
  readLedger,
  readOwnDays,
  readTypes,
} from './own/read-leave.ts';
import { takeLeave } from './own/take-leave.ts';
import { addLeaveType, previewNewType } from './types/add-leave-type.ts';
import { changeLeaveType, listLeaveCodes, previewLeaveType } from './types/change-leave-type.ts';
import { changeStandingOfType, previewStandingOfType } from './types/retire-leave-type.ts';

/** The specification counts every day of a span; whoever gives free days away is told. */
const withFreeDays = (count: number) => (count > 0 ? ({ context: 'free', count } as const) : {});

export function leaveRoutes(serve: Serve, deps: Dependencies): void {
  serve(contracts.readBalance, async ({ caller, query }) => ok([await readBalance(deps, caller, query)]));

  serve(contracts.takeLeave, async ({ deps, caller, body }) => {
    const { leave, freeDays } = await takeLeave(deps, caller, body);
    return created(leave, t('done.leaveAskedFor', withFreeDays(freeDays)));
  });

  serve(contracts.editLeave, async ({ caller, body }) => {
    const { leave, freeDays } = await editLeave(deps, caller, body);
    return ok(leave, t('done.leaveChanged', withFreeDays(freeDays)));
  });

  serve(contracts.removeLeave, async ({ caller, query }) => {
    await removeLeave(deps, caller, query);
    return ok(null, t('done.leaveRemoved'));
  });

  serve(contracts.listLeave, async ({ caller, query }) => {
    const { leave, earlier } = await listLeave(deps, caller, query);
    return plain({ ...succeeded(leave), earlier });
  });
  serve(contracts.holidaysAllow, async ({ caller, query }) => ok(await holidaysAllow(deps, caller, query)));
  serve(contracts.offdaysAllow, async ({ caller, query }) => ok(await offdaysAllow(deps, caller, query)));
  serve(contracts.readLeaveTypes, async ({ caller, query }) => ok(await readTypes(deps, caller, query)));
  serve(ownDays.readOwnDays, async ({ caller, query }) => ok(await readOwnDays(deps, caller, query)));
  serve(contracts.readHalves, async ({ caller, query }) => ok(await readHalves(deps, caller, query)));
  serve(contracts.readLedger, async ({ caller, query }) => ok(await readLedger(deps, caller, query)));
  serve(documents.readLeaveDocuments, async ({ caller, params }) => ok(await readDocuments(deps, caller, params.id)));
  serve(documents.addLeaveDocument, async ({ deps, caller, params, body }) =>
    created(await addDocument(deps, caller, params.id, body.path), t('done.saved')),
  );
  serve(documents.removeLeaveDocument, async ({ caller, params }) =>
    ok(await removeDocument(deps, caller, params.id, params.document), t('done.done')),
  );

  serve(contracts.listPending, async ({ caller, query }) => ok(await listPending(deps, caller, query)));

  serve(decided.listDecided, async ({ caller, query }) => ok(await listDecided(deps, caller, query)));

  serve(decided.listCancelled, async ({ caller, query }) => ok(await listCancelled(deps, caller, query)));

  serve(decided.listReturns, async ({ caller, query }) => ok(await listReturns(deps, caller, query)));

  serve(contracts.decideLeave, async ({ deps, caller, params, body }) =>
    ok(await decideLeave(deps, caller, params.id, body), t('done.decided')),
  );

  serve(contracts.askReturn, async ({ deps, caller, params, body }) =>
    ok(await askReturn(deps, caller, params.id, body), body.from ? t('done.askedFor') : t('done.takenBack')),
  );

  serve(contracts.decideReturn, async ({ deps, caller, params, body }) =>
    ok(await decideReturn(deps, caller, params.id, body), t('done.decided')),
  );
}

/** What the office sets: the leave types, and the balance of a member. */
export function leaveOfficeRoutes(serve: Serve, deps: Dependencies): void {
  serve(office.listLeaveCodes, async () => ok(await listLeaveCodes(deps)));

  serve(office.addLeaveCode, async ({ deps, caller, query, body }) =>
    query.preview === 'true'
      ? ok(await previewNewType(deps, body))
      : created(await addLeaveType(deps, caller, body), t('done.leaveTypeAdded')),
  );

  serve(office.changeLeaveCode, async ({ caller, params, query, body }) =>
    query.preview === 'true'
      ? ok(await previewLeaveType(deps, caller, params.id, body))
      : ok(await changeLeaveType(deps, caller, params.id, body), t('done.leaveTypeChanged')),
  );

  serve(office.retireLeaveCode, async ({ caller, params, query }) =>
    query.preview === 'true'
      ? ok(await previewStandingOfType(deps, params.id, true))
      : ok(await changeStandingOfType(deps, caller, params.id, true), t('done.done')),
  );
  serve(office.reinstateLeaveCode, async ({ caller, params, query }) =>
    query.preview === 'true'
      ? ok(await previewStandingOfType(deps, params.id, false))
      : ok(await changeStandingOfType(deps, caller, params.id, false), t('done.done')),
  );
  serve(office.listBalances, async ({ query }) => ok(await listBalances(deps, query)));
  const sendBalances = async (call: Call<typeof office.balancesAsCsv>, kind: TableKind) => {
    const { name, rows } = await balancesTable(deps, call.query);
    return handOut(deps, call, await tableAsFile(rows, { name, kind }));
  };
  serve(office.balancesAsCsv, (call) => sendBalances(call, 'csv'));
  serve(office.balancesAsWorkbook, (call) => sendBalances(call, 'xlsx'));
  serve(office.previewYearEnd, async ({ query }) => ok(await previewYearEnd(deps, query.fiscalyear, query.page ?? 1)));
  serve(office.runYearEnd, async ({ caller, body }) =>
    ok(await runYearEnd(deps, caller, body.fiscalyear), t('done.done')),
  );

  serve(office.enterForMember, async ({ deps, caller, body }) =>
    created(await enterLeaveFor(deps, caller, body), t('done.saved')),
  );

  serve(office.changeForMember, async ({ deps, caller, params, body }) =>
    ok(await changeLeaveFor(deps, caller, params.id, body), t('done.saved')),
  );

  serve(office.cancelForMember, async ({ deps, caller, params, body }) =>
    ok(await cancelLeaveFor(deps, caller, params.id, body), t('done.leaveCancelled')),
  );

  serve(office.adjustBalance, async ({ deps, caller, body }) =>
    created(await adjustBalance(deps, caller, body), t('done.balanceAdjusted')),
  );

  serve(agreed.readAgreedDays, async ({ query }) => ok(await readAgreedDays(deps, query)));

  serve(agreed.agreeDays, async ({ caller, query, body }) =>
    query.preview === 'true'
      ? ok(await previewAgreedDays(deps, caller, body))
      : ok(await agreeDays(deps, caller, body), t('done.daysAgreed')),
  );
}
