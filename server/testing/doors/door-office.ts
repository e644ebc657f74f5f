import * as contracts from '@muster/domain/doors/doors-contract.ts';
import type { DoorPinTables } from '../../records/attendance/door-pin.ts';
import type { Client } from '../company/client.ts';
import { MORNING, type Newcomer, type Office, openOffice } from '../company/office.ts';
import { hasher, type Told } from '../company/people.ts';

export const PIN = '481592';
const DAY: DoorPinTables['door_pin']['since'] = '2026-11-01T00:00:00.000Z';

/** Somebody with a PIN. */
export interface Holder extends Newcomer {
  readonly pin: string;
}

/** A company with an administrator who sets up doors. */
export interface DoorOffice {
  readonly office: Office;
  readonly sa: Client;
  /** A door with a device of its own at it. */
  readonly door: (name: string, siteid?: number | null) => Promise<DoorWithDevice>;
  /** A newcomer with a PIN, straight into the database. */
  readonly holder: (told?: Told) => Promise<Holder>;
}

export interface DoorWithDevice {
  readonly id: number;
  readonly device: Client;
}

export async function openDoorOffice(): Promise<DoorOffice> {
  const office = await openOffice();
  const sa = await office.holding('SA');
  return {
    ...{ office, sa },
    door: async (name, siteid = null) => {
      const { door, link } = (await sa.call(contracts.addDoor, { body: { name, siteid } })).data();
      const device = office.visitor();
      (await pair(device, link)).body();
      return { id: door.id, device };
    },
    holder: async (told) => {
      const member = await office.newcomer(told);
      await givePin(office, member.id);
      return { ...member, pin: PIN };
    },
  };
}

export async function givePin(office: Office, memberId: number, pin = PIN): Promise<void> {
  const row = { member_id: memberId, hash: await hasher.hash(pin), since: DAY };
  await office.database.query.insertInto('door_pin').values(row).execute();
}

/** The morning again, and nothing guessed. */
export async function beginAnew({ office }: DoorOffice): Promise<void> {
  office.now = MORNING;
  await office.database.query.deleteFrom('sign_in_throttle').execute();
}

export const tokenIn = (link: string): string => link.split('#')[1] ?? '';
export const pair = (device: Client, link: string) =>
  device.call(contracts.takePairing, { body: { token: tokenIn(link) } });

export const knock = (device: Client, membercode: string, pin = PIN, clientid: string = crypto.randomUUID()) =>
  device.call(contracts.punchAtDoor, { body: { clientid, membercode, pin } });

export const inPath = (id: number) => ({ params: { id: String(id) } });
