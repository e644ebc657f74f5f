import * as contracts from '@muster/domain/holidays/holidays-contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { created, ok } from '../../http/answers.ts';
import type { Serve } from '../../http/serve.ts';
import { companyToday } from '../../records/office/company.ts';
import { holidaysBetween } from '../../records/work/holiday.ts';
import { readToEnter } from '../../records/work/holidays-to-enter.ts';
import { t } from '../../words/words.ts';
import { addHoliday, previewNewHoliday } from './add-holiday.ts';
import { openAffectedLeave, settledLeave } from './affected-leave-view.ts';
import { changeHoliday, previewChange } from './change-holiday.ts';
import { importHolidays } from './enter/import-holidays.ts';
import { suggestHolidays } from './enter/suggest-holidays.ts';
import { previewRemoval, removeHoliday } from './remove-holiday.ts';
import { reopenAffected, settleAffected } from './settle-affected.ts';
import { presentHoliday } from './touched-by-holiday.ts';

export function holidaysRoutes(serve: Serve, deps: Dependencies): void {
  const db = deps.database.query;
  serve(contracts.listHolidays, async ({ query: { year } }) => {
    const found = await holidaysBetween(db, `${year}-01-01`, `${year}-12-31`);
    return ok(found.map(({ day, ...it }) => presentHoliday({ ...it, holidaydate: day })));
  });

  serve(contracts.readHolidaysToEnter, async () => ok(await readToEnter(db, await companyToday(db, deps.clock))));

  serve(contracts.addHoliday, async ({ deps, caller, query, body }) =>
    query.preview === 'true'
      ? ok(await previewNewHoliday(deps, caller, body))
      : created(await addHoliday(deps, caller, body), t('done.holidayAdded')),
  );

  serve(contracts.changeHoliday, async ({ caller, query, params, body }) =>
    query.preview === 'true'
      ? ok(await previewChange(deps, caller, params.id, body))
      : ok(await changeHoliday(deps, caller, params.id, body), t('done.saved')),
  );

  serve(contracts.suggestHolidays, async ({ query }) => ok(await suggestHolidays(deps, query)));

  serve(contracts.removeHoliday, async ({ caller, query, params }) =>
    query.preview === 'true'
      ? ok(await previewRemoval(deps, caller, params.id))
      : ok(await removeHoliday(deps, caller, params.id), t('done.holidayRemoved')),
  );

  serve(contracts.listAffectedLeave, async ({ caller, query }) =>
    ok(await openAffectedLeave(db, caller.member, await companyToday(db, deps.clock), query.cursor)),
  );

  serve(contracts.dismissAffectedLeave, async ({ caller, params }) =>
    ok(await settleAffected(deps, caller, params.id), t('done.done')),
  );

  serve(contracts.listSettledLeave, async ({ caller, query }) =>
    ok(await settledLeave(db, caller.member, await companyToday(db, deps.clock), query.cursor)),
  );

  serve(contracts.reopenAffectedLeave, async ({ caller, params }) =>
    ok(await reopenAffected(deps, caller, params.id), t('done.done')),
  );
}

/** What comes as a file. */
export function holidayFileRoutes(serve: Serve, deps: Dependencies): void {
  serve(contracts.importHolidays, async ({ caller, query, body }) =>
    ok(await importHolidays(deps, caller, { query, body })),
  );
}
