import type { Facts, Step } from './replay.ts';
import type { Runner } from './runners.ts';
import { tripFacts } from './trip-plan.ts';

type Row = Record<string, unknown>;

interface Wanted {
  readonly departuredate: string;
  readonly arrivaldate: string;
  readonly carcode: string;
  readonly period: number;
  readonly memberList: readonly { membernoid: number }[];
}

/** The floor's answer to a request for a trip. */
export async function addTrip(
  body: Wanted,
  run: Runner,
  steps: readonly Step[],
  facts: Facts & { trip?: Row },
): Promise<{ status: number; body: unknown }> {
  const ids = body.memberList.map((it) => ({ id: it.membernoid }));
  Object.assign(facts, tripFacts(ids, body.carcode, body));
  const crew = await run(steps, facts);
  const row = facts.trip as Row;
  const data = {
    id: row['id'],
    trip_assigmentno: row['number'],
    trip_assignmentdate: row['entered_on'],
    triptypeid: row['trip_type_id'],
    triptype: row['type'],
    stateid: row['place'],
    groupno: row['groupno'],
    carcode: row['carcode'],
    milelist: row['miles'],
    competitor: row['competitors'],
    departuredate: row['departure'],
    arrivaldate: row['arrival'],
    period: body.period,
    remark: row['remark'],
    entry_member: row['enterer_code'],
    memberList: crew.map((it) => ({
      membernoid: it['id'],
      membercode: it['membercode'],
      membername: it['membername'],
      remark: it['remark'],
    })),
    state: 'planned',
    cancelreason: row['cancel_reason'],
    may: { edit: true, cancel: true },
  };
  const message = `The trip ${row['number']} is assigned.`;
  return { status: 201, body: { success: 'success', status: 'success', code: '201', message, data } };
}
