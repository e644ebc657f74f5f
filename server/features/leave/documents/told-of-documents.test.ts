import { randomBytes } from 'node:crypto';
import { savePreferences } from '@muster/domain/account/account-contract.ts';
import { enterForMember } from '@muster/domain/leave/leave-office-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { MORNING, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';
import { add, PDF, read, remove, upload } from '../../../testing/leave/documents.ts';
import { decide, type Person, personOf, take } from '../../../testing/leave/leave.ts';
import { setTerms } from '../../../testing/leave/terms.ts';

/** Casual leave asks for a document, of more than four days the HR office approves it, too. M decides for A. */
let office: Office;
let a: Person;
let manager: Client;
let hr: Client;
beforeEach(async () => {
  office = await openOffice();
  office.now = MORNING;
  [a, manager, hr] = [await personOf(office, 'A'), await office.holding('M'), await office.holding('HR')];
  await setTerms(hr, 'CL', { documentover: 1, secondover: 4, unlimited: true });
});
afterEach(() => office.close());

const ask = (todate = '2026-12-09', more: object = {}) => take(a, '2026-12-08', todate, { leavetype: 'CL', ...more });
const anew = (client: Client) => upload(client, Buffer.concat([PDF, randomBytes(8)]));
const lay = async (client: Client, id: number) => {
  expect((await add(client, id, await anew(client))).status).toBe(201);
};
/** What somebody is told of documents, and whether they have read it. */
const told = async (who: Persona) =>
  (await (await office.holding(who)).call(listNotifications))
    .body()
    .flatMap((it) => (it.title.includes('document') ? [[it.title, it.read]] : []));
const SAYS = 'A document was added to leave of Aye Aye: 08/12/2026 – 09/12/2026';

test('that is added later than the request is told to who decides, once a day however many, until it is decided', async () => {
  const { id } = await ask('2026-12-09', { documents: [await anew(a.client)] });
  expect(await told('M')).toEqual([]);
  await lay(a.client, id);
  const [, second] = (await read(a.client, id)).data().documents;
  await remove(a.client, id, second?.id ?? 0);
  await lay(a.client, id);
  expect(await told('M')).toEqual([[SAYS, false]]);
  // 20 November ends at the company, not in UTC.
  office.now = MORNING.add({ hours: 15 });
  await lay(await office.holding('A'), id);
  expect(await told('M')).toHaveLength(2);
  await decide(await office.holding('M'), id, 'approve');
  expect(await told('M')).toEqual([
    [SAYS, true],
    [SAYS, true],
  ]);
  for (const who of ['A', 'B', 'M2', 'HR', 'SA'] as const) expect(await told(who)).toEqual([]);
});

test('is told to who approved the leave, also where the office adds it, and not to who adds it', async () => {
  const { id } = await ask();
  await decide(manager, id, 'approve');
  await lay(hr, id);
  expect([await told('M'), await told('HR')]).toEqual([[[SAYS, false]], []]);
  const days = { fromdate: '2026-12-15', todate: '2026-12-16', reason: 'phoned in sick' };
  const entered = (await hr.call(enterForMember, { body: { membercode: 'A', leavetype: 'CL', ...days } })).data();
  await lay(a.client, entered?.id ?? 0);
  expect([await told('M'), await told('HR')]).toMatchObject([{ length: 1 }, { length: 1 }]);
});

test('is told to the office once somebody has agreed, and to nobody of leave that was rejected', async () => {
  const { id } = await ask('2026-12-14');
  await decide(manager, id, 'approve');
  await lay(a.client, id);
  expect([await told('M'), await told('HR'), await told('SA')]).toMatchObject([[], { length: 1 }, { length: 1 }]);
  const rejected = await take(a, '2026-12-21', '2026-12-22', { leavetype: 'CL' });
  await decide(manager, rejected.id, 'reject');
  await lay(a.client, rejected.id);
  expect(await told('M')).toEqual([]);
});

test('is not told to who wants to be told nothing of leave', async () => {
  await manager.call(savePreferences, { body: { notify: { leave: 'none' } } });
  await lay(a.client, (await ask()).id);
  expect(await told('M')).toEqual([]);
});
