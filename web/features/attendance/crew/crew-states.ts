import type { CrewMember } from '@muster/domain/attendance/crew/crew-contract.ts';
import type { CrewPunch } from '../../../data/attendance/crew-punches.ts';
import { promisedTime, type ToldPunch } from '../../../data/attendance/waiting-punches.ts';

/** Where somebody is as far as this phone knows: what waits comes after what the server says. */
export interface KnownMember extends CrewMember {
  readonly waits?: { readonly kind: 'in' | 'out'; readonly at: string };
}

export function withWhatWaits(
  members: readonly CrewMember[],
  waiting: readonly (CrewPunch & ToldPunch)[],
): KnownMember[] {
  const last = new Map(
    waiting
      .filter((it) => !it.refused)
      .map((it) => [it.body.membercode, { kind: it.body.checktype, at: promisedTime(it).toString() }]),
  );
  return members.map((it) => {
    const waits = last.get(it.membercode);
    return waits ? { ...it, waits } : it;
  });
}

export const crewGroups = ['toCome', 'in', 'away'] as const;
export type CrewGroup = (typeof crewGroups)[number];

/** Under which heading somebody stands: who has gone home, is away or need not come is found last. */
export function groupOf({ state, since, waits }: KnownMember): CrewGroup {
  if (waits) return waits.kind === 'in' ? 'in' : 'away';
  if (state === 'in') return 'in';
  return state === 'absent' || (state === 'out' && since === null) ? 'toCome' : 'away';
}
