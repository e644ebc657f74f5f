import type { Database } from '../../database/engine.ts';
import { PASSWORD } from '../company/people.ts';

/** What a request about doors names. */
export interface AboutDoors {
  /** A door that stands. */
  readonly doorId: number;
}

interface About extends AboutDoors {
  readonly membercode: string;
  readonly memberId: number;
}

let doors = 0;
const inPath = (id: number) => ({ params: { id: String(id) } });
/** Named for the sake of what it needs: members have PINs where there is a door. */
const there = ({ doorId }: AboutDoors) => ({ ...(doorId > 0 && {}) });

/** For every call of doors that takes anything, a request that its contract allows. */
export const doorSamples = {
  addDoor: () => ({ body: { name: `Gate ${++doors}`, siteid: null } }),
  changeDoor: ({ doorId }: About) => ({
    ...inPath(doorId),
    body: { name: `Gate ${++doors}`, siteid: null, revision: 1 },
  }),
  pairDoor: ({ doorId }: About) => inPath(doorId),
  endDoor: ({ doorId }: About) => inPath(doorId),
  takePairing: () => ({ body: { token: 'nobody-ever-issued-this' } }),
  punchAtDoor: ({ membercode }: About) => ({
    body: { clientid: '4b0d3f0e-5a52-4c3f-9b43-6a1f2f1c7a01', membercode, pin: '481592' },
  }),
  choosePin: (about: About) => ({ ...there(about), body: { pin: '481592', current: PASSWORD } }),
  readMemberPin: ({ memberId }: About) => inPath(memberId),
  handOutPin: (about: About) => ({ ...there(about), ...inPath(about.memberId) }),
  handOutPins: (about: About) => ({ ...there(about), body: { again: false } }),
  takePin: ({ memberId }: About) => inPath(memberId),
};

/** A door that no device is at, straight into the database. */
export async function doorThere({ query }: Database): Promise<AboutDoors> {
  const { id } = await query
    .insertInto('door')
    .values({
      ...{ name: `Door ${++doors}`, site_id: null, pairing_hash: null, pairing_until: null, device_hash: null },
      ...{ paired_at: null, last_used_at: null, ended_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { doorId: id };
}
