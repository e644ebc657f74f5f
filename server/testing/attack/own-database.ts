import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { holdRowAt } from '../database/hold.ts';
import { createDatabase } from '../database/postgres-databases.ts';
import type { HoldRow } from './measures.ts';

/** A database that nobody else uses, and how to hold a row of it where it is one that several may write. */
export interface OwnDatabase {
  readonly env: Readonly<Record<string, string>>;
  readonly holdRow?: HoldRow;
  drop(): Promise<void>;
}

/** An empty directory below the one of `env`, and an empty database on the server at `url` where there is one. */
export async function ownDatabase(env: { readonly DATA_DIR?: string }, url?: string): Promise<OwnDatabase> {
  const directory = mkdtempSync(path.join(env.DATA_DIR ?? '', 'own-'));
  const drop = async () => rmSync(directory, { recursive: true, force: true });
  if (url === undefined) return { env: { DATA_DIR: directory }, drop };
  const made = await createDatabase(url, false);
  return {
    env: { DATA_DIR: directory, DATABASE_URL: made.url },
    holdRow: (membercode) => holdRowAt(made.url, membercode),
    drop: () => made.drop().then(drop),
  };
}
