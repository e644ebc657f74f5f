import type { Kysely } from 'kysely';
import type { EngineName } from '../engine.ts';
import { up as ground } from './0001-ground.ts';
import { up as leave } from './0002-leave.ts';
import { up as trips } from './0003-trips.ts';
import { up as officeSettings } from './0004-office-settings.ts';
import { up as tripLists } from './0005-trip-lists.ts';
import { up as attendanceEndings } from './0006-attendance-endings.ts';

export interface Migration {
  /** The file's name without its ending; also the key under which its run is recorded. */
  readonly name: string;
  readonly up: (db: Kysely<unknown>, engine: EngineName) => Promise<void>;
}

/** In order. Append only: a migration that has landed is never edited. */
export const migrations: readonly Migration[] = [
  { name: '0001-ground', up: ground },
  { name: '0002-leave', up: leave },
  { name: '0003-trips', up: trips },
  { name: '0004-office-settings', up: officeSettings },
  { name: '0005-trip-lists', up: tripLists },
  { name: '0006-attendance-endings', up: attendanceEndings },
];
