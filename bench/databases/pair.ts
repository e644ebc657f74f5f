import type { Database } from '@muster/server/database/engine.ts';
import type { Server } from '../machine/processes.ts';
import { fill, sendEverybodyHome } from './company.ts';
import { grantPlenty, numberLeaveFromAfar } from './leave-company.ts';
import { type SignedIn, signInMembers } from './sessions.ts';
import { addTripPlaces } from './trip-company.ts';

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
const COMPANY = { members: 600, months: 1 };

/** The members who are signed in; the first is for recording. */
const MEMBERS = Array.from({ length: 500 }, (_, index) => 73 + index);

/** Fills an empty database with all that the requests of the benchmark need; answers who is signed in. */
export async function fillPair(database: Database): Promise<SignedIn[]> {
  await fill(database, COMPANY);
  await sendEverybodyHome(database);
  await grantPlenty(database);
  await numberLeaveFromAfar(database);
  await addTripPlaces(database);
  // A trip that its crew enters is measured as one that is assigned.
  await database.query.updateTable('company').set({ trip_approval: 'none' }).execute();
  return signInMembers(database, MEMBERS);
}
