import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database, Write } from '../engine.ts';
import { isDuplicate } from '../engine.ts';
import { openSqlite, SQLITE_FILE } from './sqlite.ts';

let folder: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'muster-commits-'));
  database = openSqlite(folder);
  await sql`create table kept (id integer primary key, what text not null unique, parent integer references kept (id))`.execute(
    database.query,
  );
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.close();
  rmSync(folder, { recursive: true });
});

const keep = (trx: Write, what: string) => sql`insert into kept (what) values (${what})`.execute(trx);
const kept = async (): Promise<string[]> =>
  (await sql<{ what: string }>`select what from kept order by id`.execute(database.query)).rows.map((it) => it.what);
const outcomeOf = (it: PromiseSettledResult<unknown>) =>
  it.status === 'fulfilled' ? `did ${it.value}` : (it.reason as Error).message;

/** Counts what is waited for: each commit is one. */
function countingCommits(): () => number {
  const probe = new DatabaseSync(':memory:');
  const prototype = Object.getPrototypeOf(probe.prepare('select 1'));
  probe.close();
  const run = vi.spyOn(prototype, 'run');
  return () => run.mock.contexts.filter((it) => (it as { sourceSQL: string }).sourceSQL === 'commit').length;
}

/** However slow the machine is, what is written at one moment shares a commit. */
const timeStandsStill = () => void vi.spyOn(performance, 'now').mockReturnValue(performance.now());

/** What a write may do, and how it ends: it stores, is refused before or after it stored, or is one too many of the same. */
const ways = ['stores', 'refuses', 'stores and refuses', 'doubles', 'is taken back by SQLite'] as const;

async function doing(trx: Write, way: (typeof ways)[number], name: string, pauses: number, hooks: string[]) {
  trx.afterCommit(() => void hooks.push(name));
  for (let paused = 0; paused < pauses; paused++) await null;
  if (way === 'refuses') throw new Error(`no ${name}`);
  await keep(trx, name);
  for (let paused = 0; paused < pauses; paused++) await null;
  if (way === 'stores and refuses') throw new Error(`no ${name}`);
  if (way === 'doubles') await keep(trx, name);
  if (way === 'is taken back by SQLite') await sql`insert or rollback into kept (what) values (${name})`.execute(trx);
  return name;
}

test('whatever is refused or fails among writes that share commits: each is stored and told as if it were alone, in order', async () => {
  let run = 0;
  const write = fc.record({ way: fc.constantFrom(...ways), pauses: fc.nat(3), turn: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 100 }), async (writes) => {
      run += 1;
      const before = await kept();
      const hooks: string[] = [];
      const names = writes.map((_, n) => `${run}-${n}`);
      const settling: Promise<string>[] = [];
      for (const [n, { way, pauses, turn }] of writes.entries()) {
        const written = database.write((trx) => doing(trx, way, names[n] as string, pauses, hooks));
        settling.push(Promise.allSettled([written]).then(([it]) => outcomeOf(it)));
        if (turn) await new Promise((resolve) => setImmediate(resolve));
      }
      const outcomes = await Promise.all(settling);
      const stored = names.filter((_, n) => writes[n]?.way === 'stores');
      expect(await kept()).toEqual([...before, ...stored]);
      expect(hooks).toEqual(stored);
      for (const [n, { way }] of writes.entries()) {
        if (way === 'stores') expect(outcomes[n]).toBe(`did ${names[n]}`);
        else if (way.endsWith('refuses')) expect(outcomes[n]).toBe(`no ${names[n]}`);
        else expect(outcomes[n]).toContain('UNIQUE constraint failed');
      }
    }),
    { numRuns: 60 },
  );
});

test('twenty writes of one moment share commits, and none is answered before its own', async () => {
  timeStandsStill();
  const commits = countingCommits();
  const outside = new DatabaseSync(path.join(folder, SQLITE_FILE), { readOnly: true });
  const isThere = outside.prepare('select 1 from kept where what = ?');
  const seen = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      await database.write((trx) => keep(trx, `${n}`));
      return isThere.get(`${n}`) !== undefined;
    }),
  );
  outside.close();
  expect(seen).toEqual(seen.map(() => true));
  expect(commits()).toBe(1);
});

test('a commit that fails fails all that it was for, and nothing is done afterwards for any of them', async () => {
  timeStandsStill();
  const hooks: string[] = [];
  const orphan = async (trx: Write) => {
    await sql`pragma defer_foreign_keys = on`.execute(trx);
    await sql`insert into kept (what, parent) values ('orphan', 99)`.execute(trx);
  };
  const told = await Promise.allSettled([
    database.write((trx) => doing(trx, 'stores', 'first', 0, hooks)),
    database.write((trx) => doing(trx, 'refuses', 'second', 0, hooks)),
    database.write(orphan),
  ]);
  expect(told.map(outcomeOf)).toEqual(told.map(() => 'FOREIGN KEY constraint failed'));
  expect([await kept(), hooks]).toEqual([[], []]);
  await database.write((trx) => keep(trx, 'later'));
  expect(await kept()).toEqual(['later']);
});

test('who is refused since another of the same commit was first finds it when told', async () => {
  const twice = [0, 1].map(() =>
    database
      .write((trx) => keep(trx, 'once'))
      .then(
        () => 'stored',
        async (error) => [isDuplicate(error), await kept()],
      ),
  );
  expect(await Promise.all(twice)).toEqual(['stored', [true, ['once']]]);
});

test('a statement that comes after the end of its write is refused, and not stored with another', async () => {
  let late: Promise<unknown> | undefined;
  const refused = database.write(async (trx) => {
    late = new Promise((resolve) => setTimeout(resolve, 20)).then(() => keep(trx, 'late'));
    late.catch(() => {});
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  await expect(late).rejects.toThrow('after the end');
  expect(await kept()).toEqual([]);
});

test('closing waits for what is being written', async () => {
  const writes = Array.from({ length: 30 }, (_, n) => database.write((trx) => keep(trx, `${n}`)));
  await database.close();
  expect((await Promise.allSettled(writes)).map((it) => it.status)).toEqual(writes.map(() => 'fulfilled'));
  database = openSqlite(folder);
  expect(await kept()).toHaveLength(30);
});
