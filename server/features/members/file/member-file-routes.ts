import * as contracts from '@muster/domain/members/member-file-contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ok } from '../../../http/answers.ts';
import { handOut } from '../../../http/files/hand-out.ts';
import { sendFile } from '../../../http/files/made-file.ts';
import { type TableKind, tableAsFile } from '../../../http/files/table-download.ts';
import type { Call, Serve } from '../../../http/serve.ts';
import { exportedMembers } from './export-members.ts';
import { importMembers } from './import-members.ts';

/** What goes as a file. */
export function memberFileRoutes(serve: Serve, deps: Dependencies): void {
  const send = async (call: Call<typeof contracts.exportMembers>, kind: TableKind) => {
    const template = call.query.template === 'true';
    const { name, rows } = await exportedMembers(deps, template);
    const file = await tableAsFile(rows, { name, kind });
    return template ? sendFile(call.reply, file) : handOut(deps, call, file);
  };
  serve(contracts.exportMembers, (call) => send(call, 'csv'));
  serve(contracts.exportMembersWorkbook, (call) => send(call, 'xlsx'));
}

/** What comes as a file. */
export function memberImportRoutes(serve: Serve, deps: Dependencies): void {
  serve(contracts.importMembers, async ({ caller, query, body }) =>
    ok(await importMembers(deps, caller, { query, body })),
  );
}
