import type { OwnProfile } from '@muster/domain/members/members-contract.ts';
import type { Read } from '../../database/engine.ts';

/** What a member sees of themselves. */
export async function readProfileOf(db: Read, memberId: number): Promise<OwnProfile> {
  const { photo, joined_on, ...member } = await db
    .selectFrom('member')
    .leftJoin('member_photo', 'member_photo.member_id', 'member.id')
    .leftJoin('work_group', 'work_group.id', 'member.group_id')
    .select([
      'member.id',
      'member.membercode',
      'member.membername',
      'member.role',
      'member.phone',
      'member.email',
      'member.joined_on',
      'work_group.groupno',
      'member_photo.data_url as photo',
    ])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { ...member, photo, joinedon: joined_on };
}
