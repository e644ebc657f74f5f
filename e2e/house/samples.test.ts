import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../runner/run-command.ts';
import { treeFiles } from './tree-copy.ts';

const OF_SAMPLES = /^(?:domain|server|web|server\/testing)\/samples\//;
const IMPORTS = /from '[^']*\/samples\/|import\('[^']*\/samples\//;

test('decision 18 names each file that has to be touched to delete the samples', () => {
  const decision = readFileSync(join(root, 'docs/decisions/0018-samples.md'), 'utf8');
  const [, gone = '', kept = ''] = /\nGone: (.*?)\nWithout their lines: (.*?)\n\n/s.exec(decision) ?? [];
  const named = (text: string) => [...text.matchAll(/`([\w./-]+)`/g)].map(([, name]) => name as string);
  const importing = treeFiles().filter(
    (file) => /\.tsx?$/.test(file) && !OF_SAMPLES.test(file) && IMPORTS.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(importing.filter((file) => !named(gone).includes(file)).toSorted()).toEqual(named(kept).toSorted());
  for (const it of named(gone)) expect(treeFiles().some((file) => file === it || file.startsWith(`${it}/`))).toBe(true);
});
