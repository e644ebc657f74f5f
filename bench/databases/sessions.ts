import type { Database } from '@muster/server/database/engine.ts';
import { hashSecret, newSecret } from '@muster/server/http/secrets.ts';
import { addSession, addToken } from '@muster/server/records/identity/session.ts';

export interface SignedIn {
  readonly id: number;
  readonly membercode: string;
  readonly token: string;
}

const MINUTES = 60;

/** Signs members in by the session store itself, with a token that lasts as long as the benchmark. */
export async function signInMembers(database: Database, memberIds: readonly number[]): Promise<SignedIn[]> {
  const now = Temporal.Now.instant();
  const text = (instant: Temporal.Instant) => instant.toString({ smallestUnit: 'millisecond' });
  const expiresAt = text(now.add({ minutes: MINUTES }));
  const members = await database.query
    .selectFrom('member')
    .select(['id', 'membercode'])
    .where('id', 'in', memberIds)
    .orderBy('id')
    .execute();
  return database.write(async (trx) => {
    const signedIn: SignedIn[] = [];
    for (const { id, membercode } of members) {
      const token = newSecret();
      const begun = { memberId: id, cookieHash: null, now: text(now), expiresAt, address: '127.0.0.1', device: '' };
      const sessionId = await addSession(trx, begun);
      await addToken(trx, { hash: hashSecret(token), sessionId, now: text(now), expiresAt });
      signedIn.push({ id, membercode, token });
    }
    return signedIn;
  });
}
