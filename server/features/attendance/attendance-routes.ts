import * as contracts from '@muster/domain/attendance/attendance-contract.ts';
import { readOwnToday as readOwnTodayCall } from '@muster/domain/attendance/today/today-contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { created, ok } from '../../http/answers.ts';
import type { Serve } from '../../http/serve.ts';
import { t } from '../../words/words.ts';
import { listPunches, readToday } from './punches/read-attendance.ts';
import { readPunchRules } from './punches/read-punch-rules.ts';
import { recordPunch } from './punches/record-punch.ts';
import { readOwnToday } from './today/read-own-today.ts';

export function attendanceRoutes(serve: Serve, deps: Dependencies): void {
  // Said to everybody at nine o'clock, so it is put into words once.
  const done = { in: t('done.checkedIn'), out: t('done.checkedOut') };
  serve(contracts.recordPunch, async ({ caller, body, request }) => {
    const { punch, isNew } = await recordPunch(deps, caller, body, request.ip);
    return (isNew ? created : ok)(punch, done[punch.checktype]);
  });

  serve(contracts.readToday, async ({ caller }) => ok(await readToday(deps, caller)));

  serve(contracts.listPunches, async ({ caller, query }) => ok(await listPunches(deps, caller, query)));

  serve(contracts.readWorkPlace, async ({ caller }) => ok(await readPunchRules(deps, caller)));

  serve(readOwnTodayCall, async ({ caller }) => ok(await readOwnToday(deps, caller)));
}
