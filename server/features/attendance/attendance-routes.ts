import * as contracts from '@muster/domain/attendance/attendance-contract.ts';
import { succeeded } from '@muster/domain/wire/envelope.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Serve } from '../../http/serve.ts';
import { sitesOf } from '../../records/site.ts';
import { punchFacts } from './punch-facts-view.ts';
import { listPunches, readToday } from './read-attendance.ts';
import { recordPunch } from './record-punch.ts';
import { forReview } from './review-view.ts';

export function attendanceRoutes(serve: Serve, deps: Dependencies): void {
  const { query: db } = deps.database;

  serve(contracts.recordPunch, async ({ caller, body, request }) => {
    const { punch, isNew } = await recordPunch(deps, caller, body, request.ip);
    const sentence = punch.checktype === 'in' ? 'You are checked in.' : 'You are checked out.';
    return succeeded(punch, sentence, isNew ? 201 : 200);
  });

  serve(contracts.readToday, async ({ caller }) => succeeded(await readToday(deps, caller)));

  serve(contracts.listPunches, async ({ caller, query }) => succeeded(await listPunches(deps, caller, query)));

  serve(contracts.readWorkPlace, async ({ caller }) => {
    const [{ zone, locationRule }, sites] = await Promise.all([
      punchFacts(db, caller.member.id),
      sitesOf(db, caller.member.id),
    ]);
    return succeeded({ rule: locationRule, zone, sites });
  });

  serve(contracts.listForReview, async ({ query }) => succeeded(await forReview(db, query.before)));
}
