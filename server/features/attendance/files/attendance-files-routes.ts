import * as contracts from '@muster/domain/attendance/files/attendance-files-contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { type Asked, handOut } from '../../../http/files/hand-out.ts';
import { sendFile } from '../../../http/files/made-file.ts';
import { languageOf } from '../../../http/language.ts';
import type { Serve } from '../../../http/serve.ts';
import { companyToday } from '../../../records/office/company.ts';
import { type AttendanceFile, makeFile } from './make-file.ts';
import { isOfOthers } from './whose-days.ts';

/** Days, month sheets, payroll and its adjustments as files, read from the database while they are sent, beside what else is done. */
export function attendanceFilesRoutes(serve: Serve, deps: Dependencies): void {
  const send = async (call: Asked, file: AttendanceFile) => {
    const ofOthers = await isFileOfOthers(deps, call.caller, file);
    const made = await (deps.beside?.make(call.caller, file) ?? makeFile(deps, call.caller, file));
    return ofOthers ? handOut(deps, call, made) : sendFile(call.reply, made);
  };
  for (const [of, kind, contract] of tables) {
    // What is asked is as the contract beside the file parses it.
    serve(contract, (call) => send(call, { of, kind, asked: call.query } as AttendanceFile));
  }
  serve(contracts.monthSheets, (call) =>
    send(call, { of: 'month sheets', asked: { ...call.query, language: languageOf(call.request) } }),
  );
}

async function isFileOfOthers({ database, clock }: Dependencies, caller: Caller, file: AttendanceFile) {
  if (file.of === 'payroll' || file.of === 'adjustments') return true;
  return isOfOthers(database.query, caller, file.asked, await companyToday(database.query, clock));
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
