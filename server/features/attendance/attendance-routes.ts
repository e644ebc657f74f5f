import * as contracts from '@muster/domain/attendance/attendance-contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { created, ok } from '../../http/answers.ts';
import type { Serve } from '../../http/serve.ts';
import { readCompany } from '../../records/company.ts';
import { sitesOf } from '../../records/site.ts';
import { t } from '../../words.ts';
import { punchDay, punchFacts } from './punch-facts-view.ts';
import { listPunches, readToday } from './read-attendance.ts';
import { recordPunch } from './record-punch.ts';

export function attendanceRoutes(serve: Serve, deps: Dependencies): void {
  const { query: db } = deps.database;

  serve(contracts.recordPunch, async ({ caller, body, request }) => {
    const { punch, isNew } = await recordPunch(deps, caller, body, request.ip);
    const sentence = punch.checktype === 'in' ? t('done.checkedIn') : t('done.checkedOut');
    return (isNew ? created : ok)(punch, sentence);
  });

  serve(contracts.readToday, async ({ caller }) => ok(await readToday(deps, caller)));

  serve(contracts.listPunches, async ({ caller, query }) => ok(await listPunches(deps, caller, query)));

  serve(contracts.readWorkPlace, async ({ caller }) => {
    const memberId = caller.member.id;
    const facts = await punchFacts(db, memberId);
    const day = punchDay(deps.clock(), facts);
    const { offlinePunches } = await readCompany(db);
    return ok({
      ...{ rule: facts.workOn(day).locationRule, zone: facts.zone, offlinepunches: offlinePunches },
      sites: await sitesOf(db, { memberId, from: day, to: day }),
    });
  });
}
