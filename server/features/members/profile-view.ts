import type { OwnProfile } from '@muster/domain/members/profile-contract.ts';
import type { Clock } from '../../clock.ts';
import type { Read } from '../../database/engine.ts';
import { mayMailLink } from '../../identity/handed-out.ts';
import { rests } from '../../identity/resting.ts';
import { roleColumn } from '../../records/members/member.ts';
import { companyToday } from '../../records/office/company.ts';
import { workHeldOn } from '../../records/work/member-work/held-work.ts';

/** What a member sees of themselves. */
export async function readProfileOf(db: Read, clock: Clock, memberId: number): Promise<OwnProfile> {
  const today = await companyToday(db, clock);
  const { media_type, bytes, joined_on, emailBy, ...member } = await db
    .selectFrom('member')
    .leftJoin('member_picture', 'member_picture.member_id', 'member.id')
    .leftJoin('member_work', workHeldOn(today))
    .leftJoin('work_group', 'work_group.id', 'member_work.group_id')
    .select([
      'member.id',
      'member.membercode',
      'member.membername',
      roleColumn,
      'member.phone',
      'member.email',
      'member.email_by as emailBy',
      'member.joined_on',
      'member.revision',
      'work_group.groupno',
      'member_picture.media_type',
      'member_picture.bytes',
    ])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
  const photo = bytes === null ? null : `data:${media_type};base64,${Buffer.from(bytes).toString('base64')}`;
  const mailtoconfirm = member.email !== '' && !(await mayMailLink(db, clock, { ...member, emailBy }));
  const role = (await rests(db, memberId, today)) ? 'MEMBER' : member.role;
  return { ...member, role, mailtoconfirm, photo, joinedon: joined_on };
}
