import type { Read, Write } from '../../database/engine.ts';

export interface MemberPictureTables {
  member_picture: MemberPictureTable;
}

interface MemberPictureTable {
  member_id: number;
  media_type: string;
  bytes: Uint8Array;
  content_hash: string;
}

export interface Picture {
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly hash: string;
}

export async function findPicture(db: Read, memberId: number): Promise<Picture | undefined> {
  return db
    .selectFrom('member_picture')
    .select(['media_type as type', 'bytes', 'content_hash as hash'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Sets or, with null, removes the picture of a member. */
export async function storePicture(trx: Write, memberId: number, it: Picture | null): Promise<void> {
  await trx.deleteFrom('member_picture').where('member_id', '=', memberId).execute();
  if (it === null) return;
  await trx
    .insertInto('member_picture')
    .values({ member_id: memberId, media_type: it.type, bytes: it.bytes, content_hash: it.hash })
    .execute();
}
