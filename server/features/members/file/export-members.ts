import type { Day } from '@muster/domain/calendar/company-time.ts';
import { writeCell } from '@muster/domain/files/table-cells.ts';
import { newestOf } from '@muster/domain/members/employment.ts';
import { AS_TYPE } from '@muster/domain/members/file/cells.ts';
import { agreedColumn, balanceColumn } from '@muster/domain/members/file/columns.ts';
import { type CompanyFacts, cellsOf } from '@muster/domain/members/file/member-facts.ts';
import { exampleLine, templateColumns } from '@muster/domain/members/file/read-line.ts';
import type { Read } from '../../../database/engine.ts';
import { inSteps } from '../../../database/in-steps.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { TableRows } from '../../../http/files/table-download.ts';
import { companyToday } from '../../../records/office/company.ts';
import { companyFacts, listedMembers } from './facts-view.ts';

/** All members as an import reads them, by their codes; as a template the columns with an example that is not read. */
export async function exportedMembers(
  deps: Dependencies,
  template: boolean,
): Promise<{ name: string; rows: TableRows }> {
  const db = deps.database.query;
  const today = await companyToday(db, deps.clock);
  const company = await companyFacts(db, today);
  return {
    name: template ? 'members-template' : `members-${today}`,
    rows: rowsOf(db, company, today, template),
  };
}

async function* rowsOf(db: Read, company: CompanyFacts, today: Day, template: boolean): TableRows {
  const kept = templateColumns(company.leaveids);
  if (template) {
    yield [kept, exampleLine(company.leaveids).map(writeCell)];
    return;
  }
  const reckoned = new Set(company.leaveids.flatMap((it) => [balanceColumn(it), agreedColumn(it)]));
  // Whose days a year are those of the leave type has an empty cell, so that no list of before takes back what is agreed since.
  const number = (cell = '') => (cell === '' || cell === AS_TYPE ? '' : Number(cell));
  // To be read alone, and an import says so: what a last day touches is asked about member by member.
  const columns = kept.toSpliced(kept.indexOf('joinedon') + 1, 0, 'lefton');
  yield [columns];
  const steps = inSteps(db, async ({ take, after = '' }) => [
    ...(await listedMembers(db, { today, workOn: today }, company.leaveids, { after, size: take })).values(),
  ]);
  for await (const listed of steps) {
    yield listed.map((it) => {
      const cells: Record<string, string> = {
        ...cellsOf(it, company),
        lefton: newestOf(it.employment).newest.to ?? '',
      };
      return columns.map((it) => (reckoned.has(it) ? number(cells[it]) : writeCell(cells[it] ?? '')));
    });
  }
}
