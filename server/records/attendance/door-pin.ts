import { compiledOnce } from '../../database/compiled-once.ts';
import type { Read, Writable, Write } from '../../database/engine.ts';

export interface DoorPinTables {
  /** What members say at a door beside their code; it opens nothing else. */
  door_pin: { member_id: number; hash: string; since: string };
}

export interface StoredPin {
  readonly hash: string;
  readonly since: string;
}

const pins = compiledOnce((db, it: { readonly memberId: number }) =>
  db.selectFrom('door_pin').select(['hash', 'since']).where('member_id', '=', it.memberId),
);

export async function findPin(db: Writable | Read, memberId: number): Promise<StoredPin | undefined> {
  const [row] = await pins(db, { memberId });
  return row;
}

/** One for each of some members, in the place of what they had. */
export async function storePins(
  trx: Write,
  pins: readonly (StoredPin & { readonly memberId: number })[],
): Promise<void> {
  await trx
    .insertInto('door_pin')
    .values(pins.map(({ memberId, hash, since }) => ({ member_id: memberId, hash, since })))
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet((eb) => ({ hash: eb.ref('excluded.hash'), since: eb.ref('excluded.since') })),
    )
    .execute();
}

/** @returns whether there was one */
export async function dropPinOf(trx: Write, memberId: number): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('door_pin').where('member_id', '=', memberId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Who says a PIN at a door. */
export interface PinHolder {
  readonly id: number;
  readonly membercode: string;
  readonly membername: string;
  readonly status: 'active' | 'suspended';
  readonly leftOn: string | null;
  readonly pinHash: string | null;
}

/** A member by their code, guests aside, with their PIN where they have one: asked in one, so that it takes as long for each. */
export const findPinHolder = (db: Read, membercode: string): Promise<PinHolder | undefined> =>
  db
    .selectFrom('member')
    .leftJoin('door_pin', 'door_pin.member_id', 'member.id')
    .select(['member.id', 'member.membercode', 'member.membername', 'member.status'])
    .select(['member.left_on as leftOn', 'door_pin.hash as pinHash'])
    .where('member.membercode', '=', membercode)
    .where('member.guest', '=', 0)
    .executeTakeFirst();
