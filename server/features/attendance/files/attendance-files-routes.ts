import * as contracts from '@muster/domain/attendance/files/attendance-files-contract.ts';
import type { FastifyReply } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { plain } from '../../../http/answers.ts';
import type { Serve } from '../../../http/serve.ts';
import { sendTable, type TableKind, type TableRows } from '../../../http/table-download.ts';
import { daysFile } from './days-file.ts';
import { monthSheetsFile } from './month-sheets-file.ts';
import { payrollFile } from './payroll-file.ts';

/** Days, month sheets and payroll as files, read from the database while they are sent. */
export function attendanceFilesRoutes(serve: Serve, deps: Dependencies): void {
  serve(contracts.daysAsCsv, async ({ caller, query, reply }) =>
    send(reply, 'csv', await daysFile(deps, caller, query)),
  );
  serve(contracts.daysAsWorkbook, async ({ caller, query, reply }) =>
    send(reply, 'xlsx', await daysFile(deps, caller, query)),
  );
  serve(contracts.monthSheets, async ({ caller, query, reply }) => {
    const { name, content } = await monthSheetsFile(deps, caller, query);
    reply.header('content-disposition', `attachment; filename="${name}.pdf"`);
    reply.header('cache-control', 'no-store');
    reply.type('application/pdf');
    return plain<unknown>(content);
  });
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
