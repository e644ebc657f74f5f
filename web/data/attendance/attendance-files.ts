import {
  adjustmentsAsCsv,
  adjustmentsAsWorkbook,
  daysAsCsv,
  daysAsWorkbook,
  monthSheets,
  payrollAsCsv,
  payrollAsWorkbook,
} from '@muster/domain/attendance/files/attendance-files-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { mutationOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { saveFile } from '../../lib/device/save-file.ts';

/** Whose days: of one member, of a group, or of everybody whom the reader may see. */
export interface Whose {
  readonly membercode?: string;
  readonly groupno?: string;
}

type PayrollKind = 'payroll-csv' | 'payroll-xlsx' | 'adjustments-csv' | 'adjustments-xlsx';

export type WantedFile =
  | { readonly kind: 'days-csv' | 'days-xlsx'; readonly from: Day; readonly to: Day; readonly whose: Whose }
  | { readonly kind: 'sheets'; readonly month: string; readonly whose: Whose }
  | { readonly kind: PayrollKind; readonly month: string };

const ofPayroll = {
  'payroll-csv': payrollAsCsv,
  'payroll-xlsx': payrollAsWorkbook,
  'adjustments-csv': adjustmentsAsCsv,
  'adjustments-xlsx': adjustmentsAsWorkbook,
} as const;

function fetched(it: WantedFile): Promise<File> {
  switch (it.kind) {
    case 'sheets':
      return api.download(monthSheets, { query: { month: it.month, ...it.whose } });
    case 'payroll-csv':
    case 'payroll-xlsx':
    case 'adjustments-csv':
    case 'adjustments-xlsx':
      return api.download(ofPayroll[it.kind], { query: { month: it.month } });
    default: {
      const query = { from: it.from, to: it.to, ...it.whose };
      return api.download(it.kind === 'days-csv' ? daysAsCsv : daysAsWorkbook, { query });
    }
  }
}

export const attendanceFileChanges = {
  /** Has the browser keep a file of days, of month sheets, of payroll or of its adjustments. */
  download: mutationOptions({ mutationFn: async (it: WantedFile) => saveFile(await fetched(it)) }),
};
