import type { FlagAct, FlagGroup, Flags } from '@muster/domain/administration/flags.ts';
import type { Read } from '../../database/engine.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { ownFlags } from '../../identity/resting.ts';

/** What the caller may do, if they may do this. @throws FORBIDDEN */
export async function requireFlag(db: Read, caller: Caller, group: FlagGroup, act: FlagAct): Promise<Flags> {
  const flags = await ownFlags(db, caller);
  if (!flags[group][act]) throw refuse('FORBIDDEN');
  return flags;
}
