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
 * refused; so does a guest.
 */
export function lookupRoutes(serve: Serve, deps: Dependencies): void {
  for (const { table, contract } of lookupContracts) {
    serve(contract, async ({ query, caller }) => {
      const parsed = parseTableQuery(query, lookupColumns[table]);
      if ('problem' in parsed) throw new ProblemError(parsed.problem);
      const onlyId = caller.suspended || caller.member.role === 'GUEST' ? caller.member.id : undefined;
      const { rows, results } = await readLookup(deps.database, table, parsed.query, onlyId);
      return plain({ [table]: rows, ...(results === undefined ? {} : { results }) }) as never;
    });
  }
}
