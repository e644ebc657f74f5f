import * as contracts from '@muster/domain/attendance/files/attendance-files-contract.ts';
import type { FastifyReply } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { sendFile } from '../../../http/files/made-file.ts';
import { languageOf } from '../../../http/language.ts';
import type { Serve } from '../../../http/serve.ts';
import { type AttendanceFile, makeFile } from './make-file.ts';

/** Days, month sheets, payroll and its adjustments as files, read from the database while they are sent, beside what else is done. */
export function attendanceFilesRoutes(serve: Serve, deps: Dependencies): void {
  const send = async (reply: FastifyReply, caller: Caller, file: AttendanceFile) =>
    sendFile(reply, await (deps.beside?.make(caller, file) ?? makeFile(deps, caller, file)));
  for (const [of, kind, contract] of tables) {
    serve(contract, async ({ caller, query, reply }) =>
      // What is asked is as the contract beside the file parses it.
      send(reply, caller, { of, kind, asked: query } as AttendanceFile),
    );
  }
  serve(contracts.monthSheets, async ({ caller, query, request, reply }) =>
    send(reply, caller, { of: 'month sheets', asked: { ...query, language: languageOf(request) } }),
  );
}

/** The files that are tables, each as text and as a workbook. */
const tables = [
  ['days', 'csv', contracts.daysAsCsv],
  ['days', 'xlsx', contracts.daysAsWorkbook],
  ['payroll', 'csv', contracts.payrollAsCsv],
  ['payroll', 'xlsx', contracts.payrollAsWorkbook],
  ['adjustments', 'csv', contracts.adjustmentsAsCsv],
  ['adjustments', 'xlsx', contracts.adjustmentsAsWorkbook],
] as const;
