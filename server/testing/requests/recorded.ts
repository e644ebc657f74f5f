import type { Database } from '../../database/engine.ts';

/** The actions in the audit log, the oldest first. */
export async function recordedActions({ query }: Database): Promise<string[]> {
  return (await query.selectFrom('audit').select('action').orderBy('id').execute()).map((it) => it.action);
}
