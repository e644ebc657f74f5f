import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../runner/run-command.ts';
import { treeFiles } from './tree-copy.ts';

/** How TanStack Query is told what is read, changed and stale: decision 8 keeps that in web/data. */
const SAID_IN_DATA =
  /\b(queryKey|mutationKey|queryFn|mutationFn|useQueryClient|invalidateQueries|refetchQueries|removeQueries|[sg]etQueryData)\b/g;

const screens = treeFiles().filter((file) =>
  /^web\/(app|components|features|lib|pages)\/.*(?<!\.test)\.tsx?$/.test(file),
);
const saidBy = (content: string) => [...content.matchAll(SAID_IN_DATA)].map(([word]) => word);

test('the web app says in web/data alone what is read, and what a change makes stale', () => {
  const said = screens.flatMap((file) =>
    saidBy(readFileSync(join(root, file), 'utf8')).map((word) => `${file}: ${word}`),
  );
  expect(screens.length).toBeGreaterThan(100);
  expect(said).toEqual([]);
});

test.each(["useQuery({ queryKey: ['leave'] })", 'client.invalidateQueries({})', 'const queries = useQueryClient();'])(
  'a screen is found that says %s',
  (line) => {
    expect(saidBy(line)).not.toEqual([]);
  },
);
