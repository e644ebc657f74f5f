import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { type Office, openOffice, type Persona } from '../company/office.ts';
import { personOf, take } from './leave.ts';

/** A company whose managers decide trips as well. */
export async function openManagedOffice(): Promise<Office> {
  const office = await openOffice();
  await office.database.query.updateTable('company').set({ trip_approval: 'manager' }).execute();
  return office;
}

/** What somebody has been told waits for them from now on. */
export const handedTo = async (office: Office, who: Persona) =>
  (await (await office.holding(who)).call(listNotifications))
    .body()
    .filter((it) => it.title.startsWith('Now yours to decide'));

/** How often each of some was told so. */
export const howOftenHandedTo = async (office: Office, whom: readonly Persona[]): Promise<number[]> =>
  (await Promise.all(whom.map((it) => handedTo(office, it)))).map((it) => it.length);

/** Has a member ask for three days of December. */
export const takesLeave = async (office: Office, who: Persona) =>
  take(await personOf(office, who), '2026-12-08', '2026-12-10');
