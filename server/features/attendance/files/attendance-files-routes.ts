import * as contracts from '@muster/domain/attendance/files/attendance-files-contract.ts';
import type { FastifyReply } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { plain } from '../../../http/answers.ts';
import type { Caller } from '../../../http/caller.ts';
import { languageOf } from '../../../http/language.ts';
import type { Serve } from '../../../http/serve.ts';
import { type AttendanceFile, makeFile } from './make-file.ts';

/** Days, month sheets, payroll and its adjustments as files, read from the database while they are sent, beside what else is done. */
export function attendanceFilesRoutes(serve: Serve, deps: Dependencies): void {
  const send = async (reply: FastifyReply, caller: Caller, file: AttendanceFile) => {
    const { name, type, content } = await (deps.beside?.make(caller, file) ?? makeFile(deps, caller, file));
    reply.header('content-disposition', `attachment; filename="${name}"`);
    reply.header('cache-control', 'no-store');
    reply.type(type);
    return plain<unknown>(content);
  };
  serve(contracts.daysAsCsv, async ({ caller, query, reply }) =>
    send(reply, caller, { of: 'days', kind: 'csv', asked: query }),
  );
  serve(contracts.daysAsWorkbook, async ({ caller, query, reply }) =>
    send(reply, caller, { of: 'days', kind: 'xlsx', asked: query }),
  );
  serve(contracts.monthSheets, async ({ caller, query, request, reply }) =>
    send(reply, caller, { of: 'month sheets', asked: { ...query, language: languageOf(request) } }),
  );
  serve(contracts.payrollAsCsv, async ({ caller, query, reply }) =>
    send(reply, caller, { of: 'payroll', kind: 'csv', asked: query }),
  );
  serve(contracts.payrollAsWorkbook, async ({ caller, query, reply }) =>
    send(reply, caller, { of: 'payroll', kind: 'xlsx', asked: query }),
  );
  serve(contracts.adjustmentsAsCsv, async ({ caller, query, reply }) =>
    send(reply, caller, { of: 'adjustments', kind: 'csv', asked: query }),
  );
  serve(contracts.adjustmentsAsWorkbook, async ({ caller, query, reply }) =>
    send(reply, caller, { of: 'adjustments', kind: 'xlsx', asked: query }),
  );
}
