import type { Generated } from 'kysely';

export interface PasskeyTables {
  passkey: PasskeyTable;
}

/** What a member signs in with by a touch: the public half alone. */
interface PasskeyTable {
  id: Generated<number>;
  member_id: number;
  name: string;
  credential_id: string;
  /** COSE, in base64url. */
  public_key: string;
  /** How often it was used, as far as it counts. */
  counter: number;
  /** How a browser reaches it, between commas. */
  transports: string;
  created_at: string;
  last_used_at: string | null;
}
