import { randomUUID } from 'node:crypto';
import { contracts } from '@muster/domain/contracts.ts';
import { failure } from '@muster/domain/wire/envelope.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aboutOf, clientOf } from '../../testing/company/cast.ts';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { allowTable, type Caller, type Cell, callers, cellsOf } from '../../testing/requests/allow-table.ts';
import { hiddenFrom, putCanaries } from '../../testing/requests/canaries.ts';
import { asRequest, named, sampleOf } from '../../testing/requests/sample-requests.ts';
import { answeredAs } from '../files/media-types.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await putCanaries(office);
  // A list that somebody may read has something of theirs in it.
  for (const caller of ['A', 'M', 'HR', 'SA'] as const) await aboutOf(office, { caller, named: 'own' });
});
afterAll(() => office.close());
beforeEach(async () => {
  const { query } = office.database;
  await query.deleteFrom('sign_in_throttle').execute();
  await query.updateTable('company').set({ trips_shown: 'own' }).execute();
  await query.updateTable('member').set({ status: 'active' }).where('membercode', '<>', 'SUSP').execute();
});

describe('the table of who may do what', () => {
  test('has a row for every call, and no row for what is no call', () => {
    expect(Object.keys(allowTable).sort()).toEqual(contracts.map((it) => it.name).sort());
  });

  test.each(named)('%s has a status for every caller', (name) => {
    for (const { status } of cellsOf(name)) expect(status).toBeGreaterThanOrEqual(200);
    expect(cellsOf(name).length % callers.length).toBe(0);
  });
});

interface Answer {
  readonly cell: Cell;
  readonly raw: Awaited<ReturnType<Client['send']>>;
}

/** The answers of the cells, asked one after the other, by a client of each caller. */
async function answersTo(cells: readonly Cell[], contract: (typeof contracts)[number]) {
  const clients = new Map<Caller, Client>();
  for (const { caller } of cells) {
    if (!clients.has(caller)) clients.set(caller, await clientOf(office, caller));
  }
  const asked: { cell: Cell; client: Client; request: ReturnType<typeof asRequest> }[] = [];
  for (const cell of cells) {
    const request = asRequest(contract, sampleOf(contract, await aboutOf(office, cell, contract)));
    asked.push({ cell, client: clients.get(cell.caller) as Client, request });
  }
  // A mail to somebody is still on its way, and its row with it.
  await office.deps.background.settled();
  const watched = contract.method !== 'GET';
  const before = watched && (await office.state());
  const answers: Answer[] = [];
  for (const { cell, client, request } of asked) answers.push({ cell, raw: await client.send(request) });
  return { answers, unchanged: before === (watched && (await office.state())) };
}

/** What is private stays private, in the headers as well. */
async function expectPrivate(answers: readonly Answer[]): Promise<void> {
  const hidden = await hiddenFrom(office.database);
  for (const { cell, raw } of answers) {
    const shown = `${raw.body}\n${JSON.stringify(raw.headers)}`;
    const leaked = hidden(cell).filter((it) => shown.includes(it));
    expect(`${cell.caller} ${cell.named}: ${leaked}`).toBe(`${cell.caller} ${cell.named}: `);
  }
}

/**
 * Sends a request, with a key where its call is done once for each. One that hangs has a handler that writes through the
 * `deps` of its routes: a write within the write that keeps the answer.
 */
function sender(client: Client, request: ReturnType<typeof asRequest>, { idempotent }: (typeof contracts)[number]) {
  const key = idempotent ? { 'idempotency-key': randomUUID() } : {};
  return () => client.send({ ...request, headers: { ...request.headers, ...key } });
}

const told = (cells: readonly (Cell & { status: number })[]) =>
  cells.map(({ caller, named: object, status }) => `${caller} ${object} ${status}`);

describe('every call, by everybody, on the own, another’s and nobody’s (T01)', () => {
  test.each(named)('%s', async (name, contract) => {
    const cells = cellsOf(name);
    const refusedCells = cells.filter((it) => it.status >= 400);
    const refused = await answersTo(refusedCells, contract);
    expect(told(refused.answers.map(({ cell, raw }) => ({ ...cell, status: raw.statusCode })))).toEqual(
      told(refusedCells),
    );
    if (contract.access !== 'anyone') expect(refused.unchanged).toBe(true);
    for (const { raw } of refused.answers) {
      expect(failure.parse(raw.json())).toEqual(raw.json());
      expect(raw.json()).toHaveProperty('data');
    }
    for (const caller of callers) {
      const bodies = refused.answers
        .filter(({ cell }) => cell.caller === caller && cell.named !== 'own')
        .map(({ raw }) => raw.body);
      const isHidden = contract.access !== 'office' || !['HR', 'SA'].includes(caller);
      if (bodies.length === 2 && isHidden) expect(bodies[0]).toBe(bodies[1]);
    }

    const allowed: Answer[] = [];
    for (const cell of cells.filter((it) => it.status < 400)) {
      const client = await clientOf(office, cell.caller);
      const send = sender(
        client,
        asRequest(contract, sampleOf(contract, await aboutOf(office, cell, contract))),
        contract,
      );
      const raw = await send();
      allowed.push({ cell, raw });
      if (contract.idempotent) expect((await send()).json().data).toEqual(raw.json().data);
      expect(`${cell.caller} ${cell.named} ${raw.statusCode} ${raw.body}`).toContain(
        `${cell.caller} ${cell.named} ${cell.status} `,
      );
      expect(answeredAs(contract)).toContain(String(raw.headers['content-type']).split(';')[0]);
      if (!contract.file && !contract.events)
        expect(contract.reply[cell.status]?.parse(raw.json())).toEqual(raw.json());
    }
    await expectPrivate([...refused.answers, ...allowed]);
  });
});
