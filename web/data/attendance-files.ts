import {
  daysAsCsv,
  daysAsWorkbook,
  monthSheets,
  payrollAsCsv,
  payrollAsWorkbook,
} from '@muster/domain/attendance/files/attendance-files-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { mutationOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { saveFile } from '../lib/save-file.ts';

/** Whose days: of one member, of a group, or of everybody whom the reader may see. */
export interface Whose {
  readonly membercode?: string;
  readonly groupno?: string;
}

export type WantedFile =
  | { readonly kind: 'days-csv' | 'days-xlsx'; readonly from: Day; readonly to: Day; readonly whose: Whose }
  | { readonly kind: 'sheets'; readonly month: string; readonly whose: Whose }
  | { readonly kind: 'payroll-csv' | 'payroll-xlsx'; readonly month: string };

function fetched(it: WantedFile): Promise<File> {
  switch (it.kind) {
    case 'sheets':
      return api.download(monthSheets, { query: { month: it.month, ...it.whose } });
    case 'payroll-csv':
    case 'payroll-xlsx':
      return api.download(it.kind === 'payroll-csv' ? payrollAsCsv : payrollAsWorkbook, { query: { month: it.month } });
    default: {
      const query = { from: it.from, to: it.to, ...it.whose };
      return api.download(it.kind === 'days-csv' ? daysAsCsv : daysAsWorkbook, { query });
    }
  }
}

export const attendanceFileChanges = {
  /** Has the browser keep a file of days, of month sheets or of payroll. */
  download: mutationOptions({ mutationFn: async (it: WantedFile) => saveFile(await fetched(it)) }),
};
