import type { Read } from '../../database/engine.ts';
import { cutPage, LIST_PAGE } from '../../database/page.ts';

/** A page of the members who asked the office for help with their password, the longest waiting first. */
export async function openPasswordRequests(db: Read, after = 0) {
  const rows = await db
    .selectFrom('password_request')
    .innerJoin('member', 'member.id', 'password_request.member_id')
    .select([
      'password_request.id',
      'password_request.requested_at as requestedat',
      'member.id as membernoid',
      'member.membercode',
      'member.membername',
    ])
    .where('password_request.handled_at', 'is', null)
    .where('password_request.id', '>', after)
    .orderBy('password_request.id')
    .limit(LIST_PAGE + 1)
    .execute();
  return cutPage(rows);
}
