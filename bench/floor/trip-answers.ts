import { presentTrip } from '@muster/server/features/trips/trip-mapper.ts';
import type { CrewMember, StoredTrip } from '@muster/server/features/trips/trip-view.ts';
import { today } from '../databases/leave-company.ts';
import type { Facts, Step } from './replay.ts';
import type { Runner } from './runners.ts';
import { tripFacts } from './trip-plan.ts';

interface Wanted {
  readonly departuredate: string;
  readonly arrivaldate: string;
  readonly carcode: string;
  readonly memberList: readonly { membernoid: number }[];
}

/** The floor's answer to a request for a trip, by whoever goes first: the row and the crew as the server itself shows them. */
export async function addTrip(
  body: Wanted,
  run: Runner,
  steps: readonly Step[],
  facts: Facts & { trip?: Omit<StoredTrip, 'crew'>; crew?: readonly CrewMember[] },
): Promise<{ status: number; body: unknown }> {
  const ids = body.memberList.map((it) => ({ id: it.membernoid }));
  Object.assign(facts, tripFacts(ids, body.carcode, body));
  await run(steps, facts);
  const crew = (facts.crew ?? []).map(({ memberId, membercode, membername, remark, objection }) => ({
    memberId,
    membercode,
    membername,
    remark,
    objection,
  }));
  const trip = { ...(facts.trip as Omit<StoredTrip, 'crew'>), crew };
  const actor = { id: trip.entered_by, membercode: trip.enterer_code, membername: '', role: 'MEMBER' } as const;
  const data = presentTrip(trip, actor, today(), { managed: new Set(), barred: new Set(), beyond: new Set() });
  const message = `The trip ${trip.number} is assigned.`;
  return { status: 201, body: { success: 'success', status: 'success', code: '201', message, data } };
}
