import type * as contracts from '@muster/domain/attendance/files/attendance-files-contract.ts';
import type { Language } from '@muster/domain/messages/languages.ts';
import type { Contract, Parsed } from '@muster/domain/wire/contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import type { MadeFile } from '../../../http/files/made-file.ts';
import { mediaTypes } from '../../../http/files/media-types.ts';
import { type TableKind, type TableRows, tableAsFile } from '../../../http/files/table-download.ts';
import { adjustmentsFile } from './adjustments-file.ts';
import { daysFile } from './days-file.ts';
import { monthSheetsFile } from './month-sheets-file.ts';
import { payrollFile } from './payroll-file.ts';

type Query<C extends Contract> = Parsed<C>['query'];

/** A file of attendance, and of what. */
export type AttendanceFile =
  | { readonly of: 'days'; readonly kind: TableKind; readonly asked: Query<typeof contracts.daysAsCsv> }
  | { readonly of: 'payroll'; readonly kind: TableKind; readonly asked: Query<typeof contracts.payrollAsCsv> }
  | { readonly of: 'adjustments'; readonly kind: TableKind; readonly asked: Query<typeof contracts.adjustmentsAsCsv> }
  | {
      readonly of: 'month sheets';
      readonly asked: Query<typeof contracts.monthSheets> & { readonly language: Language };
    };

/**
 * Makes a file of attendance, read from the database while it is taken.
 * @throws INVALID_INPUT, FORBIDDEN, NOT_FOUND before anything is made
 */
export async function makeFile(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  caller: Pick<Caller, 'member'>,
  file: AttendanceFile,
): Promise<MadeFile> {
  if (file.of === 'month sheets') {
    const { name, content } = await monthSheetsFile(deps, caller, file.asked);
    return { name: `${name}.pdf`, type: mediaTypes.pdf, content };
  }
  const { name, rows } = await tableOf(deps, caller, file);
  return tableAsFile(rows, { name, kind: file.kind });
}

function tableOf(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  caller: Pick<Caller, 'member'>,
  file: Exclude<AttendanceFile, { readonly of: 'month sheets' }>,
): Promise<{ readonly name: string; readonly rows: TableRows }> {
  switch (file.of) {
    case 'days':
      return daysFile(deps, caller, file.asked);
    case 'payroll':
      return payrollFile(deps, caller, file.asked);
    case 'adjustments':
      return adjustmentsFile(deps, file.asked);
  }
}
