import { dayOf } from '@muster/domain/calendar/company-time.ts';
import { healthz, readCompany, readyz, setUpCompany } from '@muster/domain/office/office-contract.ts';
import { succeeded } from '@muster/domain/wire/envelope.ts';
import { readCompany as loadCompany } from '../../database/company-store.ts';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/problems.ts';
import type { Serve } from '../../http/serve.ts';
import { setUp } from './set-up.ts';

export function officeRoutes(serve: Serve, deps: Dependencies): void {
  serve(readCompany, async () => {
    const { name, zone, weekStart } = await loadCompany(deps.database.query);
    return succeeded({ name, zone, weekstart: weekStart, today: dayOf(deps.clock(), zone) });
  });

  serve(setUpCompany, async ({ body }) =>
    succeeded(await setUp(deps, body), 'Your company is set up. Please sign in.', 201),
  );

  serve(healthz, async () => ({ status: 'ok' }));

  serve(readyz, async () => {
    await deps.database.ping().catch(() => {
      throw refuse('UNAVAILABLE', {}, 1);
    });
    return { status: 'ok' };
  });
}
