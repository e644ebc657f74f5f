import type { Database } from '../../database/engine.ts';

/** What requests about the review are about. */
export interface AboutReview {
  readonly punchId: number;
}

/** A punch of a member outside every site that nobody has looked at, made when there is none. */
export async function punchToReview({ query }: Database, memberId: number): Promise<number> {
  const known = await query
    .selectFrom('review_item')
    .select('punch_id')
    .where('member_id', '=', memberId)
    .where('reason', '=', 'outside')
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (known) return known.punch_id;
  const at = '2026-11-02T02:30:00.000Z';
  const nowhere = { latitude: null, longitude: null, accuracy: null, distance: null, site_name: null, radius: null };
  const { id } = await query
    .insertInto('punch')
    .values({
      ...{ member_id: memberId, client_id: crypto.randomUUID(), content_hash: '', kind: 'in', ...nowhere },
      ...{ recorded_at: at, device_at: at, attendance_date: '2026-11-02', verdict: 'outside', remark: '', address: '' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await query
    .insertInto('review_item')
    .values({ punch_id: id, reason: 'outside', member_id: memberId, day: '2026-11-02' })
    .execute();
  return id;
}
