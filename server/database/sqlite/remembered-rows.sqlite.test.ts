import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compiledOnce, rememberedOnce } from '../compiled-once.ts';
import type { Database, Read } from '../engine.ts';
import { openSqlite, SQLITE_FILE } from './sqlite.ts';

let directory: string;
let database: Database;
beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'remembered-'));
  database = openSqlite(directory);
  await execute('create table house (id integer primary key, name text)');
  await execute(
    'create table room (id integer primary key, house_id integer references house (id) on delete cascade, name text)',
  );
  await execute('create table other (id integer primary key)');
  await execute("insert into house values (1, 'Red'), (2, 'Blue')");
  await execute("insert into room values (1, 1, 'Hall'), (2, 2, 'Attic')");
});
afterEach(async () => {
  await database.close();
  rmSync(directory, { recursive: true });
});

const execute = (text: string, db: Database['query'] = database.query) => sql.raw(text).execute(db);

const ofHouse = (db: Read, { house }: { house: number }) => {
  const query = sql<{ name: string }>`select room.name from room join house on house.id = room.house_id
    where house.id = ${house} order by room.id`;
  return { compile: () => query.compile(db) };
};
const rooms = rememberedOnce(ofHouse);
const roomsAsStored = compiledOnce(ofHouse);
const named = async (house: number) => (await rooms(database.query, { house })).map((it) => it.name);

test('rows are remembered by their values, frozen, as long as their tables are as they were', async () => {
  const first = await rooms(database.query, { house: 1 });
  await execute('insert into other values (1)');
  await turn();
  expect(await rooms(database.query, { house: 1 })).toBe(first);
  expect(await named(2)).toEqual(['Attic']);
  expect(() => first.push({ name: 'Cellar' })).toThrow(TypeError);
  expect(() => Object.assign(first[0] as object, { name: 'Cellar' })).toThrow(TypeError);
});

test('a long statement takes no place for each of thousands who ask it', async () => {
  const byNumber = rememberedOnce((db, { house }: { house: number }) => {
    const query = sql<{
      name: string;
    }>`select name /* ${sql.raw('of a house '.repeat(300))} */ from house where id = ${house}`;
    return { compile: () => query.compile(db) };
  });
  const ask = (house: number) => byNumber(database.query, { house });
  const first = await ask(1);
  for (let house = 2; house < 3000; house += 1) await ask(house);
  expect(await ask(1)).toBe(first);
});

test('questions of long texts take the place of as many others', async () => {
  const byName = rememberedOnce((db, { name }: { name: string }) => {
    const query = sql<{ id: number }>`select id from house where name = ${name}`;
    return { compile: () => query.compile(db) };
  });
  const ask = (name: string) => byName(database.query, { name });
  const first = await ask('Red');
  for (let n = 0; n < 50; n += 1) await ask(`${n}${'x'.repeat(40_000)}`);
  expect(await ask('Red')).toBe(first);
  for (let n = 0; n < 100; n += 1) await ask(`${n}${'y'.repeat(40_000)}`);
  const again = await ask('Red');
  expect(again).toEqual(first);
  expect(again).not.toBe(first);
});

test.each([
  ["insert into room values (3, 1, 'Loft')", ['Hall', 'Loft']],
  ["update room set name = 'Lobby' where id = 1", ['Lobby']],
  ['delete from room where id = 1', []],
  ["with it as (select 1 as id) update room set name = 'Lobby' where id in (select id from it)", ['Lobby']],
  // What it cascades to is changed as well.
  ['delete from house where id = 1', []],
  ['drop table other', ['Hall']],
])('%s is seen by the very next question', async (text, after) => {
  expect(await named(1)).toEqual(['Hall']);
  await execute(text);
  expect(await named(1)).toEqual(after);
});

test('what a trigger changes is changed', async () => {
  await execute(
    "create trigger renames after insert on other begin update room set name = 'Renamed' where id = new.id; end",
  );
  expect(await named(1)).toEqual(['Hall']);
  await execute('insert into other values (1)');
  expect(await named(1)).toEqual(['Renamed']);
});

test('what another connection has committed is seen', async () => {
  expect(await named(1)).toEqual(['Hall']);
  const another = openSqlite(directory);
  await execute("update room set name = 'Lobby' where id = 1", another.query);
  await another.close();
  await turn();
  expect(await named(1)).toEqual(['Lobby']);
});

test('what a transaction changes is seen inside it at once, outside once it is committed, and never if it is not', async () => {
  expect(await named(1)).toEqual(['Hall']);
  const outside: Promise<string[]>[] = [];
  const refused = database.write(async (trx) => {
    await execute("update room set name = 'Lobby' where id = 1", trx);
    expect(await rooms(trx, { house: 1 })).toEqual([{ name: 'Lobby' }]);
    outside.push(named(1));
    await turn();
    throw new Error('Taken back.');
  });
  await expect(refused).rejects.toThrow('Taken back.');
  expect(await outside[0]).toEqual(['Hall']);
  expect(await named(1)).toEqual(['Hall']);
  await database.write((trx) => execute("update room set name = 'Lobby' where id = 1", trx));
  expect(await named(1)).toEqual(['Lobby']);
});

test('what a transaction has not changed is remembered in it and for whoever asks next', async () => {
  const first = await database.write(async (trx) => {
    await execute('insert into other values (1)', trx);
    return rooms(trx, { house: 1 });
  });
  expect(await database.write((trx) => rooms(trx, { house: 1 }))).toBe(first);
  expect(await rooms(database.query, { house: 1 })).toBe(first);
});

test('what another has committed in the very turn in which a transaction begins is seen in it', async () => {
  const another = new DatabaseSync(path.join(directory, SQLITE_FILE));
  expect(await named(1)).toEqual(['Hall']);
  setImmediate(() => {
    void named(1);
    another.exec("update room set name = 'Lobby' where id = 1");
  });
  expect(await database.write((trx) => rooms(trx, { house: 1 }))).toEqual([{ name: 'Lobby' }]);
  another.close();
});

const CHANGES = [
  "insert into room select max(id) + 1, 1, 'Loft' from room",
  "update room set name = name || '!' where house_id = 2",
  'update room set house_id = (select max(id) from house)',
  'delete from room where id = (select max(id) from room)',
  'delete from house where id = 2',
  "insert or ignore into house values (2, 'Blue')",
  'insert into other select coalesce(max(id), 0) + 1 from other',
];

test('whatever is written, refused or committed by others, what is remembered is what is stored', async () => {
  const write = fc.record({
    changes: fc.array(fc.constantFrom(...CHANGES), { maxLength: 3 }),
    isRefused: fc.boolean(),
    turns: fc.nat(2),
  });
  const step = fc.record({
    writes: fc.array(write, { maxLength: 5 }),
    byAnother: fc.option(fc.constantFrom(...CHANGES)),
  });
  const agree = async (db: Read) => {
    for (const house of [1, 2]) expect(await rooms(db, { house })).toEqual(await roomsAsStored(db, { house }));
  };
  const another = openSqlite(directory);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const { writes, byAnother } of steps) {
        if (byAnother) await another.write((trx) => execute(byAnother, trx));
        const done = writes.map(({ changes, isRefused, turns }) =>
          database.write(async (trx) => {
            await agree(trx);
            for (const change of changes) {
              await execute(change, trx);
              await agree(trx);
            }
            for (let n = 0; n < turns; n += 1) await turn();
            if (isRefused) throw new Error('Refused.');
          }),
        );
        const meanwhile = named(1);
        const ends = await Promise.allSettled(done);
        expect(ends.map((it) => it.status === 'rejected' && it.reason.message)).toEqual(
          writes.map(({ isRefused }) => isRefused && 'Refused.'),
        );
        await meanwhile;
        await agree(database.query);
      }
    }),
  );
  await another.close();
});

test('where nothing is to be remembered, every question is asked', async () => {
  const asking = openSqlite(directory, { remembers: false });
  const ask = () => rooms(asking.query, { house: 1 });
  expect(await ask()).not.toBe(await ask());
  await asking.close();
});
