import type { Server } from '../machine/processes.ts';
import type { SignedIn } from './sessions.ts';

export type Counted = 'punch' | 'leave' | 'trip';

/** Muster and its floor, side by side on equal databases of one engine. */
export interface Pair {
  readonly engine: 'SQLite' | 'PostgreSQL';
  readonly muster: Server;
  readonly floor: Server;
  readonly members: readonly SignedIn[];
  /** How many punches, requests for leave or trips each has stored. */
  stored(table: Counted): Promise<{ muster: number; floor: number }>;
  /** Ends the servers and leaves nothing behind. */
  end(): Promise<void>;
}

/** A small company, enough members for every connection to have its own. */
export const PAIR_COMPANY = { members: 300, months: 1 };

/** The members who are signed in; the first is for recording. */
export const PAIR_MEMBERS = Array.from({ length: 225 }, (_, index) => 73 + index);
