import type { Read } from '../../database/engine.ts';

/** Members who asked the office for help with their password, the longest waiting first. */
export function openPasswordRequests(db: Read) {
  return db
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
    .orderBy('password_request.requested_at')
    .limit(200)
    .execute();
}
