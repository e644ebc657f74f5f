import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../runner/run-command.ts';
import { treeFiles } from './tree-copy.ts';

/** Code of the server that runs for a company; sample companies and tests lay whole tables down at once. */
const NOT_THE_PRODUCT = /\.test\.ts$|^server\/(testing|seed|database)\//;
const sources = treeFiles()
  .filter((file) => file.startsWith('server/') && file.endsWith('.ts') && !NOT_THE_PRODUCT.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** The tables of a record: the keys of its `…Tables` interface. */
function tablesIn(text: string): string[] {
  const [, inside = ''] = /export interface \w+Tables \{\n(.*?)\n\}/s.exec(text) ?? [];
  return [...inside.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name as string);
}

/** Where the rows of each table are said, by table. */
const owners = new Map(sources.flatMap(({ file, text }) => tablesIn(text).map((table) => [table, file] as const)));

const WRITES =
  /\b(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)'|\b(?:insert into|delete from)\s+(\w+)|\bupdate\s+(\w+)\s+set\b/g;

/** The tables that a source writes. */
const writtenIn = (text: string) => [...text.matchAll(WRITES)].map(([, ...names]) => names.find(Boolean) as string);

/** A record is a file of a room of server/records, or a folder in it, or both of one name. */
const homeOf = (file: string) => /^server\/records\/[\w-]+\/[\w-]+/.exec(file)?.[0];

describe('a table', () => {
  test('has its rows said in server/records, once', () => {
    const said = sources.flatMap(({ file, text }) => tablesIn(text).map((table) => ({ table, file })));
    expect(said.filter(({ file }) => !homeOf(file))).toEqual([]);
    expect(said.map((it) => it.table)).toEqual([...owners.keys()]);
    expect(owners.size).toBeGreaterThan(20);
  });

  test('is written by its owner alone', () => {
    const written = sources.flatMap(({ file, text }) => writtenIn(text).map((table) => ({ table, file })));
    expect(written.length).toBeGreaterThan(40);
    const strangers = written.filter(({ table, file }) => {
      const owner = owners.get(table);
      return !owner || homeOf(owner) !== homeOf(file);
    });
    expect(strangers).toEqual([]);
  });

  test('of the schema has an owner', () => {
    const made = new Set<string>();
    const migrations = treeFiles().filter((it) => /^server\/database\/migrations\/\d/.test(it));
    for (const file of migrations.toSorted()) {
      const text = readFileSync(join(root, file), 'utf8');
      for (const [, name] of text.matchAll(/\b(?:table|createTable)\('(\w+)'\)/g)) made.add(name as string);
      for (const [, name] of text.matchAll(/\bdropTable\('(\w+)'\)/g)) made.delete(name as string);
    }
    expect([...made].toSorted()).toEqual([...owners.keys()].toSorted());
  });
});
