import { askCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { addTrip } from '@muster/domain/trips/trips-contract.ts';
import { inYangon, type Office, openOffice } from '../company/office.ts';
import { type Person, tryTake } from '../leave/leave.ts';
import { tripBody } from '../trips/trip-body.ts';
import { tryPunch } from './punches.ts';

/** The pay period that is over since two days, so that its members may still ask for anything of its last one. */
export const MONTH = '2026-11';
const [STARTS, LAST_DAY] = [19, '2026-11-18'];

/** A company of which nothing is open, where trips are approved and what was made without a connection is looked at. */
export async function openBesideClose(): Promise<Office> {
  const office = await openOffice();
  const rules = { period_starts: STARTS, trip_approval: 'manager', offline_punches: 'review' } as const;
  await office.database.query.updateTable('company').set(rules).execute();
  return office;
}

const offline = { checktime: inYangon(`${LAST_DAY}T17:00`).toString(), offline: true };
const trip = ({ id, code }: Person) => tripBody([{ id, membercode: code }], LAST_DAY, LAST_DAY, { carcode: '' });
const excuse = { attendancedate: LAST_DAY, kind: 'excuse' as const, reason: 'A flood' };

/** What a member may send of the last day of the period, each with the table into which it goes. */
export const ASKING = [
  ['leave', 'leave', (who: Person) => tryTake(who, LAST_DAY, LAST_DAY)],
  ['a correction', 'correction', (who: Person) => who.client.call(askCorrection, { body: excuse })],
  ['a trip', 'trip', (who: Person) => who.client.call(addTrip, { body: trip(who) })],
  ['a punch made without a connection', 'punch', (who: Person) => tryPunch(who.client, who.code, 'in', offline)],
] as const;
