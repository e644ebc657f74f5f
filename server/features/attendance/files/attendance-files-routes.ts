import * as contracts from '@muster/domain/attendance/files/attendance-files-contract.ts';
import type { FastifyReply } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import type { Serve } from '../../../http/serve.ts';
import { sendTable, type TableKind, type TableRows } from '../../../http/table-download.ts';
import { daysFile } from './days-file.ts';
import { payrollFile } from './payroll-file.ts';

/** Days and payroll as files, read from the database while they are sent. */
export function attendanceFilesRoutes(serve: Serve, deps: Dependencies): void {
  serve(contracts.daysAsCsv, async ({ caller, query, reply }) =>
    send(reply, 'csv', await daysFile(deps, caller, query)),
  );
  serve(contracts.daysAsWorkbook, async ({ caller, query, reply }) =>
    send(reply, 'xlsx', await daysFile(deps, caller, query)),
  );
  serve(contracts.payrollAsCsv, async ({ caller, query, reply }) =>
    send(reply, 'csv', await payrollFile(deps, caller, query)),
  );
  serve(contracts.payrollAsWorkbook, async ({ caller, query, reply }) =>
    send(reply, 'xlsx', await payrollFile(deps, caller, query)),
  );
}

async function send(reply: FastifyReply, kind: TableKind, { name, rows }: { name: string; rows: TableRows }) {
  return { status: 200 as const, body: await sendTable(reply, rows, { name, kind }) };
}
