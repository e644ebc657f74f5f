import type { Generated } from 'kysely';

export interface AccessKeyTables {
  access_key: AccessKeyTable;
}

/** A key that a member has made for a script. */
interface AccessKeyTable {
  id: Generated<number>;
  member_id: number;
  name: string;
  hash: string;
  /** What it may be used for, between commas. */
  scopes: string;
  /** The last day on which it works. */
  until_day: string;
  created_at: string;
  last_used_at: string | null;
}
