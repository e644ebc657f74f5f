import * as contracts from '@muster/domain/members/member-file-contract.ts';
import type { FastifyReply } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { ok } from '../../../http/answers.ts';
import { sendTable, type TableKind } from '../../../http/files/table-download.ts';
import type { Serve } from '../../../http/serve.ts';
import { exportedMembers } from './export-members.ts';
import { importMembers } from './import-members.ts';

/** What goes as a file. */
export function memberFileRoutes(serve: Serve, deps: Dependencies): void {
  const send = async (reply: FastifyReply, kind: TableKind, template: boolean) => {
    const { name, rows } = await exportedMembers(deps, template);
    return sendTable(reply, rows, { name, kind });
  };
  serve(contracts.exportMembers, ({ query, reply }) => send(reply, 'csv', query.template === 'true'));
  serve(contracts.exportMembersWorkbook, ({ query, reply }) => send(reply, 'xlsx', query.template === 'true'));
}

/** What comes as a file. */
export function memberImportRoutes(serve: Serve, deps: Dependencies): void {
  serve(contracts.importMembers, async ({ caller, query, body }) =>
    ok(await importMembers(deps, caller, { query, body })),
  );
}
