import type { PunchInput } from '@muster/domain/attendance/attendance-contract.ts';
import {
  flagsOf,
  type Judgement,
  judgeLocation,
  type LocationRule,
  type Sighting,
  type Site,
  type UnlocatedMode,
} from '@muster/domain/attendance/location-verdict.ts';
import { isOutOfOrder } from '@muster/domain/attendance/offline-punch.ts';
import { isSkewed, type PunchFlag } from '@muster/domain/attendance/punch-flags.ts';
import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Write } from '../../../database/engine.ts';
import { refuse } from '../../../http/problems.ts';
import { lastInSequence, newestPunchBefore, type Seen } from '../../../records/attendance/punch.ts';

/** @throws OUTSIDE_AREA without a reason; who was without a connection could not be asked for one and is listed instead */
export function requireAllowedLocation(
  { latitude, longitude, remark, offline }: PunchInput,
  sites: readonly Site[],
  rule: LocationRule,
): Judgement {
  const at = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  const judgement = judgeLocation(at, at ? sites : [], rule);
  if (judgement.verdict === 'outside' && !remark && !offline) {
    const { distance, radius, sitename } = judgement;
    throw refuse('OUTSIDE_AREA', {
      field: 'remark',
      params: { reason: 'distance', distance, sitename, radius },
      data: { distance, radius, sitename },
    });
  }
  return judgement;
}

/** Whether a punch lacks the location that the office looks for: who has no site to be at needs none. */
export const lacksLocation = ({ verdict }: Judgement, sites: readonly Site[], mode: UnlocatedMode): boolean =>
  mode === 'review' && verdict === 'unknown' && sites.length > 0;

interface When {
  readonly at: Temporal.Instant;
  /** The day from which the device's row of kept punches is looked at. */
  readonly since: string;
  /** The newest punch before, for one that counts when it arrives; of another it is read. */
  readonly newest: Seen | undefined;
}

/** Whose punch it is, and who makes it where the member does not themselves: each has a row of their own on their phone. */
interface Whose {
  readonly memberId: number;
  readonly by: number | null;
}

/** What is odd about a punch: its place, its device's clock, its place in the device's row. */
export async function oddities(trx: Write, whose: Whose, input: PunchInput, when: When): Promise<PunchFlag[]> {
  const flags = await locationFlags(trx, whose.memberId, input, when);
  if (isSkewed(Temporal.Instant.from(input.checktime), when.at)) flags.push('skewed_clock');
  if (input.offline && (await arrivesOutOfOrder(trx, whose, input.sequence ?? 1, when))) flags.push('out_of_order');
  return flags;
}

async function locationFlags(
  trx: Write,
  memberId: number,
  input: PunchInput,
  { at, newest }: When,
): Promise<PunchFlag[]> {
  const { latitude, longitude, accuracy = null, offline } = input;
  if (latitude === undefined || longitude === undefined) return [];
  const before = offline ? await newestPunchBefore(trx, memberId, writeInstant(at)) : newest;
  return flagsOf({ latitude, longitude, accuracy, at }, before && sightingOf(before));
}

async function arrivesOutOfOrder(trx: Write, whose: Whose, sequence: number, { at, since }: When): Promise<boolean> {
  if (sequence <= 1) return false;
  const last = await lastInSequence(trx, { ...whose, from: since });
  return isOutOfOrder({ sequence, at }, last && { sequence: last.sequence, at: Temporal.Instant.from(last.at) });
}

function sightingOf({ latitude, longitude, accuracy, recorded_at }: Seen): Sighting | undefined {
  if (latitude === null || longitude === null) return undefined;
  return { latitude, longitude, accuracy, at: Temporal.Instant.from(recorded_at) };
}
