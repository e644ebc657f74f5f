import type { Door } from '@muster/domain/doors/doors-contract.ts';
import type { StandingDoor } from '../../records/attendance/door.ts';

export function presentDoor(row: StandingDoor, now: string): Door {
  return {
    id: row.id,
    name: row.name,
    site: row.site_id === null || row.site_name === null ? null : { id: row.site_id, name: row.site_name },
    state: stateOf(row, now),
    pairedat: row.paired_at,
    lastusedat: row.last_used_at,
    revision: row.revision,
  };
}

function stateOf({ device_hash, pairing_until }: StandingDoor, now: string): Door['state'] {
  if (device_hash !== null) return 'paired';
  return pairing_until !== null && pairing_until > now ? 'waiting' : 'unpaired';
}
