import { exportAudit, listAudit } from '@muster/domain/audit/audit-contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ok } from '../../http/answers.ts';
import { handOut } from '../../http/files/hand-out.ts';
import { tableAsFile } from '../../http/files/table-download.ts';
import type { Serve } from '../../http/serve.ts';
import { exportedAudit, readAudit } from './read-audit.ts';

export function auditRoutes(serve: Serve, deps: Dependencies): void {
  serve(listAudit, async ({ caller, query }) => {
    const { lines, page, more } = await readAudit(deps, caller, query);
    const { status, body } = ok(lines);
    return { status, body: { ...body, page, more } };
  });

  serve(exportAudit, async (call) => {
    const { caller, query } = call;
    const rows = await exportedAudit(deps, caller, query);
    const days = [query.from, query.to].filter(Boolean).map((it) => `-${it}`);
    const file = await tableAsFile(rows, { name: `audit${days.join('')}`, kind: 'csv' });
    return handOut(deps, call, file);
  });
}
