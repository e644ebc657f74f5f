import { lookupColumns } from '@muster/domain/office/lookup-columns.ts';
import { lookupContracts } from '@muster/domain/office/lookups-contract.ts';
import { parseTableQuery } from '@muster/domain/wire/table-filter.ts';
import type { Dependencies } from '../../dependencies.ts';
import { plain } from '../../http/answers.ts';
import { ProblemError } from '../../http/problems.ts';
import type { Serve } from '../../http/serve.ts';
import { readLookup } from './lookup-view.ts';

/**
 * The plain tables of the specification. A suspended member reads their own row alone, to learn why everything else is
 * refused; so do a guest, and who works in the night of their last day.
 */
export function lookupRoutes(serve: Serve, deps: Dependencies): void {
  for (const { table, contract } of lookupContracts) {
    serve(contract, async ({ query, caller }) => {
      const parsed = parseTableQuery(query, lookupColumns[table]);
      if ('problem' in parsed) throw new ProblemError(parsed.problem);
      const { member, suspended, pastLastDay } = caller;
      const memberId = member.id;
      const ownRow = table === 'memberno_info' && (suspended || pastLastDay || member.role === 'GUEST');
      const whose = { memberId, onlyId: ownRow ? memberId : undefined };
      const { rows, results } = await readLookup(deps.database, table, parsed.query, whose);
      return plain({ [table]: rows, ...(results === undefined ? {} : { results }) }) as never;
    });
  }
}
