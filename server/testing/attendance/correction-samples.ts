import { addDays } from '@muster/domain/calendar/day.ts';
import type { Database } from '../../database/engine.ts';

/** What requests about corrections are about. */
export interface AboutCorrection {
  readonly membercode: string;
  readonly correctionId: number;
}

const NEWEST_DAY = '2026-11-18';
let asked = 0;

/** Another day with each request: one correction of a day waits at a time. */
const nextDay = () => addDays(NEWEST_DAY, -(asked++ % 280));

const times = [
  { checktype: 'in', time: '09:00' },
  { checktype: 'out', time: '17:00' },
] as const;

export const correctionSamples = {
  askCorrection: ({ membercode }: AboutCorrection) => ({
    body: { attendancedate: nextDay(), membercode, punches: times, reason: 'I forgot my phone' },
  }),
  listCorrections: ({ membercode }: AboutCorrection) => ({ query: { membercode } }),
  readHoursOff: ({ membercode }: AboutCorrection) => ({ query: { day: NEWEST_DAY, membercode } }),
  decideCorrection: ({ correctionId }: AboutCorrection) => ({
    params: { id: String(correctionId) },
    body: { decision: 'approve' },
  }),
  withdrawCorrection: ({ correctionId }: AboutCorrection) => ({ params: { id: String(correctionId) }, body: {} }),
};

/** A correction of a member that waits, made when there is none. */
export async function correctionOf(database: Database, memberId: number): Promise<number> {
  const known = await database.query
    .selectFrom('correction')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  if (known) return known.id;
  const { id } = await database.query
    .insertInto('correction')
    .values({
      ...{ member_id: memberId, day: nextDay(), kind: 'times', before: '[]', after: JSON.stringify(times) },
      ...{ reason: 'I forgot my phone', state: 'pending', asked_by: memberId, created_at: '2026-11-20T02:00:00.000Z' },
      ...{ decided_by: null, decided_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
