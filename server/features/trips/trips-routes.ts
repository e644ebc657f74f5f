import * as contracts from '@muster/domain/trips/trips-contract.ts';
import { type Envelope, succeeded } from '@muster/domain/wire/envelope.ts';
import type { Dependencies } from '../../dependencies.ts';
import { requestKeyOf } from '../../http/request-key.ts';
import type { Serve } from '../../http/serve.ts';
import { checkTripDays, readStates, readTrip, readTrips } from './read-trips.ts';
import { addTrip, cancelTrip, updateTrip } from './save-trip.ts';

/** The trip calls answer with `success` beside the envelope (WIRE section 4). */
const done = <D>(...told: Parameters<typeof succeeded<D>>): Envelope<D> & { success: 'success' } => ({
  success: 'success',
  ...succeeded(...told),
});

export function tripsRoutes(serve: Serve, deps: Dependencies): void {
  serve(contracts.addTrip, async ({ caller, body, request }) => {
    const { trip, isNew } = await addTrip(deps, caller, body, requestKeyOf(request));
    return done(trip, `The trip ${trip.trip_assigmentno} is assigned.`, isNew ? 201 : 200);
  });

  serve(contracts.updateTrip, async ({ caller, body }) => done(await updateTrip(deps, caller, body), 'Saved.'));
  serve(contracts.cancelTrip, async ({ caller, body }) =>
    done(await cancelTrip(deps, caller, body), 'The trip is cancelled.'),
  );
  serve(contracts.checkTrip, async ({ body }) => done(await checkTripDays(deps, body)));

  serve(contracts.listTrips, async ({ caller, query }) => {
    const { trips, page, more } = await readTrips(deps, caller, query);
    return { ...done(trips), page, more };
  });

  serve(contracts.readTrip, async ({ caller, query }) => done(await readTrip(deps, caller, query.id)));
  serve(contracts.listTripStates, async ({ query }) => done(await readStates(deps, query.triptypeid)));
}
