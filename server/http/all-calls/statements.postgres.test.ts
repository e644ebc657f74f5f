import { closePeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { contracts } from '@muster/domain/contracts.ts';
import { listNouns } from '@muster/domain/lists/list-nouns.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STEP } from '../../database/in-steps.ts';
import { administrationThings } from '../../testing/administration/administration-samples.ts';
import { correctionOf } from '../../testing/attendance/correction-samples.ts';
import { punchToReview } from '../../testing/attendance/review-samples.ts';
import { aboutOf } from '../../testing/company/cast.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { addColleagues } from '../../testing/company/people.ts';
import { countingServer } from '../../testing/database/counted-queries.ts';
import { leaveThings } from '../../testing/leave/leave-cast.ts';
import { drivenOf } from '../../testing/mileage/mileage-samples.ts';
import { cellsOf } from '../../testing/requests/allow-table.ts';
import { asRequest, sampleOf } from '../../testing/requests/sample-requests.ts';
import { askedTripOf, tripOf } from '../../testing/trips/trip-samples.ts';

/**
 * Whatever is read is asked of the database with as many statements however many rows there are: one a row is nothing in a
 * company of ten and seconds in one of ten thousand. Counted where every statement goes through one place; the stores are
 * the same on SQLite.
 */
let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const readers = ['SA', 'M'] as const;
type Reader = (typeof readers)[number];

/** What takes a statement for each of what it has in it, on purpose: a file of any size is read alone. */
const eachAlone = ['downloadOwnData'];
/** A while before `end-downloads.ts` does. */
const LOOKED_AT_AGAIN_MS = 400;
const calls = contracts.filter((it) => it.method === 'GET' && !it.events && !eachAlone.includes(it.name));

let added = 0;

/** So many members more, each with all that a member may have, as much of it for whoever reads, and of each list an entry more for each. */
async function grow(count: number): Promise<void> {
  const { database } = office;
  const group_id = 1;
  const told = Array.from({ length: count }, () => ({ membercode: `GROWN${++added}`, group_id }));
  const ids = await addColleagues(database, told);
  for (const id of [...ids, ...readers.map((it) => office.ids[it])]) {
    await leaveThings(database, id);
    await administrationThings(database, id, true);
    await askedTripOf(database, id);
    await tripOf(database, id, { place: `Place ${id}` });
    await correctionOf(database, id);
    await punchToReview(database, id);
    await drivenOf(database, id);
  }
  const administrator = await office.holding('SA');
  const about = await aboutOf(office, { caller: 'SA', named: 'absent' });
  for (const contract of contracts.filter((it) => listNouns.some((noun) => it.name === `add_${noun}`))) {
    for (let n = 0; n < count; n++) await administrator.send(asRequest(contract, sampleOf(contract, about)));
  }
}

/** How many statements each of some calls sends for each who may make it. */
async function statements(of = calls): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const server = await countingServer(office);
  for (const reader of readers) {
    const client = Object.assign(server.visitor(), { token: (await office.holding(reader)).token });
    for (const contract of of) {
      const cells = cellsOf(contract.name).filter((it) => it.caller === reader && it.status < 400);
      const cell = cells.find((it) => it.named === 'others') ?? cells[0];
      if (!cell) continue;
      const request = asRequest(contract, sampleOf(contract, await about(reader)));
      const send = async () => void (await client.send(request));
      // What is remembered from before is not asked for again.
      await send();
      const begun = performance.now();
      const count = await server.countOf(send);
      // Who takes a file for longer is looked at again meanwhile.
      if (contract.file && performance.now() - begun > LOOKED_AT_AGAIN_MS) continue;
      counts[`${contract.name} of ${reader}`] = count;
    }
  }
  await server.close();
  return counts;
}

const known = new Map<Reader, ReturnType<typeof aboutOf>>();
function about(reader: Reader): ReturnType<typeof aboutOf> {
  const made = known.get(reader) ?? aboutOf(office, { caller: reader, named: 'others' });
  known.set(reader, made);
  return made;
}

test('no call that reads sends more statements for more members and rows', async () => {
  await grow(2);
  const few = await statements();
  expect(Object.keys(few).length).toBeGreaterThan(100);
  await grow(12);
  // What is read in steps of members still takes one of them.
  const { members } = await office.database.query
    .selectFrom('member')
    .select((eb) => eb.fn.countAll<number>().as('members'))
    .executeTakeFirstOrThrow();
  expect(Number(members)).toBeLessThan(STEP.postgres);
  const many = await statements();
  expect(Object.entries(many).filter(([call, count]) => count > (few[call] ?? count))).toEqual([]);
}, 120_000);

test('nor does what looks at closed pay periods for more of them', async () => {
  const administrator = await office.holding('SA');
  const close = async (month: string) =>
    (await administrator.call(closePeriod, { params: { month }, body: { waive: 'Counted' } })).data();
  const paid = calls.filter((it) => it.path.startsWith('/api/attendance/'));
  await close('2026-08');
  const one = await statements(paid);
  await close('2026-09');
  await close('2026-10');
  const three = await statements(paid);
  expect(Object.entries(three).filter(([call, count]) => count > (one[call] ?? count))).toEqual([]);
}, 120_000);
