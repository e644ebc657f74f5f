import type { Read } from '../../database/engine.ts';

export interface PushKeyTables {
  push_key: { id: number; public_key: string; private_key: string };
}

/** By what push services know this installation (VAPID, RFC 8292), both as base64url: a point of P-256, and its secret number. */
export interface PushKey {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The one pair of all servers of this database; its migration made it. */
export function readPushKey(db: Read): Promise<PushKey> {
  return db
    .selectFrom('push_key')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirstOrThrow();
}
