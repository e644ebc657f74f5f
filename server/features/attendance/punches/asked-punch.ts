import type { Punch, PunchInput } from '@muster/domain/attendance/attendance-contract.ts';
import type { Write } from '../../../database/engine.ts';
import { contentHash } from '../../../http/content-hash.ts';
import { refuse } from '../../../http/problems.ts';
import type { NewPunch, PunchRecord } from '../../../records/attendance/punch.ts';
import { type AtDoor, isAtDoor } from './at-door.ts';
import { asPunch } from './punches-view.ts';

export interface Recorded {
  readonly punch: Punch;
  /** False when this very punch was recorded before: a retry after a lost answer, a double click. */
  readonly isNew: boolean;
}

export interface Member {
  readonly id: number;
  readonly membercode: string;
}

/** What a punch is recorded by. */
export interface Asked {
  readonly member: Member;
  readonly clientid: string;
  /** Of what was said, to know the same again. */
  readonly hash: string;
  readonly address: string;
  /** What the member's device says; at a door the server says it itself. */
  readonly said: PunchInput | AtDoor;
  /** Who makes it for the member, on a phone of their own. */
  readonly by?: ByLead;
}

/** Who records a punch of somebody else, each asked in the transaction that stores it and holds the member. */
export interface ByLead {
  readonly id: number;
  readonly membername: string;
  /** Refuses who does not check in for the member now. @throws NOT_FOUND */
  readonly requireNow: (trx: Write) => Promise<void>;
  /** The same of the moment and the day that the punch is of. @throws NOT_FOUND, OFFLINE_WHILE_SUSPENDED, CREW_NOT_POSSIBLE */
  readonly requireThen: (trx: Write, at: string, day: string) => Promise<void>;
  readonly tell: (trx: Write, punch: NewPunch, zone: string) => Promise<void>;
}

/**
 * A punch that is sent again has the hash of the first, so that it is stored once: also with the same moment in another
 * offset, an empty remark for none, or now as one made without a connection, because the first answer was lost.
 */
export function hashOf({ checktime, remark = '', offline: _, skew: __, sequence: ___, ...said }: PunchInput): string {
  return contentHash({ ...said, remark, at: Temporal.Instant.from(checktime).epochMilliseconds });
}

/** What was answered before under the key, once it is sure that who asks may still do so. @throws CLIENTID_REUSED */
export async function madeBefore(
  trx: Write,
  asked: Asked,
  before: PunchRecord | undefined,
): Promise<Recorded | undefined> {
  const { said, hash, by } = asked;
  if (isAtDoor(said)) await said.stillMay(trx);
  // Of what they have made before a lead is answered whoever is in their crew by now.
  if (before?.content_hash !== hash) await by?.requireNow(trx);
  return before && repeated(before, asked);
}

export function repeated(before: PunchRecord, asked: Asked): Recorded {
  if (before.content_hash !== asked.hash) throw refuse('CLIENTID_REUSED', { field: 'clientid' });
  return { punch: shownTo(asked, before), isNew: false };
}

/** A punch as whoever asked for it is answered. */
export const shownTo = ({ member, by }: Asked, it: PunchRecord): Punch =>
  asPunch({ ...it, recorder: by?.membername ?? null }, member.membercode);
