import type { Kysely } from 'kysely';
import type { EngineName } from '../engine.ts';
import { up as ground } from './0001-ground.ts';

export interface Migration {
  /** The file's name without its ending; also the key under which its run is recorded. */
  readonly name: string;
  readonly up: (db: Kysely<unknown>, engine: EngineName) => Promise<void>;
}

/** In order. Append only: a migration that has landed is never edited, and imports nothing but Kysely. */
export const migrations: readonly Migration[] = [{ name: '0001-ground', up: ground }];
