import * as contracts from '@muster/domain/attendance/crew/crew-contract.ts';
import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ok } from '../../../http/answers.ts';
import type { Serve } from '../../../http/serve.ts';
import { companyToday } from '../../../records/office/company.ts';
import { t } from '../../../words/words.ts';
import { crewNow } from './crew-view.ts';
import { changeMemberCrew, readMemberCrew } from './member-crew.ts';
import { recordCrewPunches } from './record-crew-punches.ts';

export function crewRoutes(serve: Serve, deps: Dependencies): void {
  const { database, clock } = deps;
  serve(contracts.readCrew, async ({ caller }) => {
    const at = writeInstant(clock());
    const today = await companyToday(database.query, clock);
    return ok({ at, members: await crewNow(database.query, clock, caller.member.id, today) });
  });

  serve(contracts.recordCrewPunches, async ({ caller, body, request }) =>
    ok(await recordCrewPunches(deps, caller, body.punches, request.ip)),
  );

  serve(contracts.readMemberCrew, async ({ caller, params }) => ok(await readMemberCrew(deps, caller, params.id)));

  serve(contracts.changeMemberCrew, async ({ caller, params, body }) =>
    ok(await changeMemberCrew(deps, caller, params.id, body), t('done.saved')),
  );
}
