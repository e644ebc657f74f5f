import type { Day } from '@muster/domain/calendar/company-time.ts';
import { writeCell } from '@muster/domain/files/table-cells.ts';
import { balanceColumn } from '@muster/domain/members/file/columns.ts';
import { type CompanyFacts, cellsOf } from '@muster/domain/members/file/member-facts.ts';
import { exampleLine, templateColumns } from '@muster/domain/members/file/read-line.ts';
import type { Read } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { TableRows } from '../../../http/table-download.ts';
import { companyToday } from '../../../records/company.ts';
import { companyFacts, listedMembers } from './facts-view.ts';

const PAGE = 1000;

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
  const columns = templateColumns(company.leaveids);
  const reckoned = new Set(company.leaveids.map(balanceColumn));
  yield [columns];
  if (template) {
    yield [exampleLine(company.leaveids).map(writeCell)];
    return;
  }
  for (let after = ''; ; ) {
    const members = await listedMembers(db, today, company.leaveids, { after, size: PAGE });
    const listed = [...members.values()];
    yield listed.map((it) => {
      const cells = cellsOf(it, company);
      return columns.map((it) => (reckoned.has(it) ? Number(cells[it]) : writeCell(cells[it] ?? '')));
    });
    after = listed.at(-1)?.membercode ?? after;
    if (members.size < PAGE) return;
  }
}
