import { dayOf } from '@muster/domain/calendar/company-time.ts';
import * as health from '@muster/domain/office/health-contract.ts';
import * as contracts from '@muster/domain/office/office-contract.ts';
import * as settings from '@muster/domain/office/settings-contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { created, ok, plain } from '../../http/answers.ts';
import { notReady } from '../../http/problems.ts';
import type { Serve } from '../../http/serve.ts';
import { doorsShown } from '../../records/attendance/door.ts';
import { findCompany, readCompany, samplesShown } from '../../records/office/company.ts';
import { mileageShown } from '../../records/trips/mileage-rate.ts';
import { t } from '../../words/words.ts';
import { readFirstSteps } from './first-steps-view.ts';
import { previewSettings, readSettings, saveSettings } from './save-settings.ts';
import { setUp } from './set-up.ts';

/** Writes that are refused or given up are over in a few seconds, and long ones make statements all the time. */
const STUCK_MS = 10_000;

export function officeRoutes(serve: Serve, deps: Dependencies): void {
  serve(contracts.readWelcome, async () => {
    const company = await findCompany(deps.database.query);
    return ok({ setup: company ? 'done' : 'needed', registration: company?.registration ?? null });
  });

  serve(contracts.readCompany, async () => {
    const { name, zone, weekStart, periodStarts, locationDays } = await readCompany(deps.database.query);
    const samples = await samplesShown(deps.database.query);
    const mileage = await mileageShown(deps.database.query);
    const doors = await doorsShown(deps.database.query);
    return ok({
      name,
      zone,
      weekstart: weekStart,
      periodstarts: periodStarts,
      today: dayOf(deps.clock(), zone),
      samples,
      ...(mileage && { mileage }),
      ...(doors && { doors }),
      locationdays: locationDays,
    });
  });

  serve(settings.readFirstSteps, async () => ok(await readFirstSteps(deps.database.query)));

  serve(settings.readSettings, async ({ caller }) => ok(await readSettings(deps, caller)));

  serve(settings.saveSettings, async ({ caller, query, body }) =>
    query.preview === 'true'
      ? ok(await previewSettings(deps, caller, body))
      : ok(await saveSettings(deps, caller, body), t('done.saved')),
  );

  serve(contracts.setUpCompany, async ({ body }) => created(await setUp(deps, body), t('done.companySetUp')));

  serve(health.healthz, async () => plain({ status: 'ok' }));

  serve(health.readyz, async () => {
    await deps.database.ping().catch((error: Error) => {
      throw notReady(error);
    });
    const stuckMs = deps.database.vitals.stuckMs();
    if (stuckMs > STUCK_MS)
      throw notReady(new Error(`Nothing was stored for ${Math.round(stuckMs)} ms, and writes wait.`));
    return plain({ status: 'ok' });
  });
}
