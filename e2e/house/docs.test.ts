import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { payrollColumns } from '@muster/domain/attendance/files/payroll-row.ts';
import { contracts } from '@muster/domain/contracts.ts';
import { listNouns } from '@muster/domain/lists/list-nouns.ts';
import type { Schemas } from '@muster/domain/wire/contract.ts';
import { problemCodes } from '@muster/domain/wire/problem-codes.ts';
import { describe, expect, test } from 'vitest';
import { root } from '../runner/run-command.ts';
import { treeFiles } from './tree-copy.ts';

const files = treeFiles();
const pages = files.filter((file) => file.endsWith('.md'));
const sources = files.filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !file.startsWith('e2e/house/'));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map((it) => it[1] as string);

/** The numbers of a page's sections and the ids of its rows: what code may point at. */
const numbersOf = (page: string): ReadonlySet<string> =>
  new Set([...all(/^## (\d+)\./gm, page), ...all(/^\| ([TF]\d+) /gm, page)]);
const numbers: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  ['behaviour', 'wire', 'threats'].map((name) => [name, numbersOf(read(`docs/${name}.md`))]),
);

describe('every page', () => {
  test.each(pages)('%s links to files that are there', (page) => {
    const targets = all(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g, read(page));
    expect(targets.filter((it) => !existsSync(join(root, dirname(page), it)))).toEqual([]);
  });

  /** A page spells a file from the root, from its own folder, or from the folder of the half that it is about. */
  test.each(pages)('%s names files that are there', (page) => {
    const named = all(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|md|json|css))`/g, read(page));
    const from = ['.', dirname(page), 'server', 'web'];
    expect(named.filter((it) => !from.some((folder) => existsSync(join(root, folder, it))))).toEqual([]);
  });
});

test.each(['CONTRIBUTING.md', 'docs/architecture.md'])('%s calls by their names only what the sources have', (page) => {
  const text = sources.map(read).join('\n');
  expect(all(/`([a-z]+[A-Z]\w*)`/g, read(page)).filter((it) => !text.includes(it))).toEqual([]);
});

test('docs/README.md says what each page is for', () => {
  const told = all(/^\| \[[^\]]+\]\(([\w.-]+)\) \| \w/gm, read('docs/README.md')).map((it) => `docs/${it}`);
  const there = pages.filter((it) => /^docs\/[^/]+$/.test(it) && it !== 'docs/README.md');
  expect(told.toSorted()).toEqual([...there, 'docs/decisions'].toSorted());
});

describe('what code says of where a rule comes from', () => {
  test('is a section or a row that its page has', () => {
    const pointers = sources.flatMap((file) =>
      [...read(file).matchAll(/\b(behaviour|wire|threats) ([TF]?\d+(?:, [TF]?\d+)*)(?=[;)])/g)].flatMap(
        ([, page = '', list = '']) => list.split(', ').map((number) => ({ file, page, number })),
      ),
    );
    expect(pointers.filter(({ page, number }) => !numbers[page]?.has(number))).toEqual([]);
  });

  test('is a row of the threats in the title of a test', () => {
    const titled = sources.flatMap((file) =>
      all(/\(([TF]\d\d(?:, [TF]\d\d)*)\)/g, read(file)).flatMap((it) => it.split(', ')),
    );
    expect(titled.filter((it) => !numbers['threats']?.has(it))).toEqual([]);
  });
});

/** The names of all fields in what goes and comes in a call, however deep. */
function fieldsOf({ query, body, reply }: Schemas): string[] {
  const parts = [query, body, ...Object.values(reply)].filter((it) => it !== undefined);
  return parts.flatMap((it) => propertiesIn(it.toJSONSchema({ io: 'input', unrepresentable: 'any' })));
}

function propertiesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, it]) => [
    ...(key === 'properties' ? Object.keys(it) : []),
    ...propertiesIn(it),
  ]);
}

describe('docs/wire.md', () => {
  const page = read('docs/wire.md');

  test('has every call but the table reads, and no other', () => {
    const told = all(/`((?:GET|POST|PUT|DELETE) \/[^`?\s]*)`/g, page)
      .filter((it) => !it.includes('{table}'))
      .flatMap((it) => (it.includes('{noun}') ? listNouns.map((noun) => it.replace('{noun}', noun)) : [it]));
    const called = contracts.map((it) => `${it.method} ${it.path.replace(/:(\w+)/g, '{$1}')}`);
    const tables = called.filter(
      (it) =>
        it.startsWith('GET ') &&
        (called.includes(it.replace('GET /api/', 'GET /api/records/')) || it.includes('/api/records/')),
    );
    expect([...new Set(told)].filter((it) => !called.includes(it))).toEqual([]);
    expect(called.filter((it) => !tables.includes(it) && !told.includes(it))).toEqual([]);
  });

  test('names every field that goes and comes, but those of the samples, and every column of the payroll', async () => {
    const names = new Set(all(/(\w+)/g, page));
    const calls = contracts.filter((it) => it.tag !== 'samples');
    const fields = await Promise.all(calls.map(async (it) => fieldsOf(await it.schemas())));
    expect(
      [...new Set([...fields.flat(), ...payrollColumns({ night: true, hoursoff: true })])].filter(
        (it) => !names.has(it),
      ),
    ).toEqual([]);
  });

  test('has every code of a problem, and no other', () => {
    const codes = all(/^\| [\d, ]+ \| (.*) \|$/gm, page).flatMap((row) => all(/`([A-Z_]{2,})`/g, row));
    expect(codes.sort()).toEqual([...problemCodes].sort());
  });
});
