import { listTrips } from '@muster/domain/trips/trip-list-contract.ts';
import * as contracts from '@muster/domain/trips/trips-contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type Answer, created, ok } from '../../http/answers.ts';
import type { Serve } from '../../http/serve.ts';
import { t } from '../../words/words.ts';
import { assignTrip } from './assign-trip.ts';
import { cancelTrip, changeTrip } from './change-trip.ts';
import { decideTrip, objectToTrip } from './decide-trip.ts';
import { checkTripDays, readPlaces, readTrip, readTrips, readTripsToDecide } from './read-trips.ts';

/** The trip calls answer with `success` beside the envelope (wire 4). */
const told = <S extends number, B extends object>({ status, body }: Answer<S, B>) => ({
  status,
  body: { success: 'success' as const, ...body },
});

export function tripsRoutes(serve: Serve, deps: Dependencies): void {
  serve(contracts.addTrip, async ({ deps, caller, body }) => {
    const trip = await assignTrip(deps, caller, body);
    const done = trip.state === 'requested' ? 'done.tripAsked' : 'done.tripAssigned';
    return told(created(trip, t(done, { number: trip.trip_assigmentno })));
  });

  serve(contracts.updateTrip, async ({ caller, body }) =>
    told(ok(await changeTrip(deps, caller, body), t('done.saved'))),
  );
  serve(contracts.cancelTrip, async ({ deps, caller, body }) =>
    told(ok(await cancelTrip(deps, caller, body), t('done.tripCancelled'))),
  );
  serve(contracts.decideTrip, async ({ deps, caller, params, body }) =>
    told(ok(await decideTrip(deps, caller, params.id, body), t('done.decided'))),
  );
  serve(contracts.objectToTrip, async ({ caller, params, body }) =>
    told(ok(await objectToTrip(deps, caller, params.id, body), t('done.saved'))),
  );
  serve(contracts.checkTrip, async ({ caller, body: asked }) => {
    const { conflicts, seats } = await checkTripDays(deps, caller, asked);
    const { status, body } = told(ok(conflicts));
    return { status, body: { ...body, seats } };
  });
  serve(contracts.listTripsToDecide, async ({ caller, query }) =>
    told(ok(await readTripsToDecide(deps, caller, query.cursor))),
  );

  serve(listTrips, async ({ caller, query }) => {
    const { trips, page, more } = await readTrips(deps, caller, query);
    const { status, body } = told(ok(trips));
    return { status, body: { ...body, page, more } };
  });

  serve(contracts.readTrip, async ({ caller, query }) => told(ok(await readTrip(deps, caller, query.id))));
  serve(contracts.listTripPlaces, async ({ query }) => told(ok(await readPlaces(deps, query.triptypeid))));
}
