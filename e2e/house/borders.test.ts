import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ran, root, runCommand } from '../runner/run-command.ts';
import { plantedBorders, plantedFaults } from './planted-violations.ts';
import { copyTree, type TreeCopy } from './tree-copy.ts';

const planted = [...plantedBorders, ...plantedFaults];

let tree: TreeCopy;
let broken: Ran;

beforeAll(async () => {
  tree = copyTree();
  for (const { files } of planted) {
    for (const [file, content] of Object.entries(files)) {
      const existing = existsSync(join(root, file)) ? tree.read(file) : '';
      tree.write(file, existing + content);
    }
  }
  const manifest = JSON.parse(tree.read('domain/package.json'));
  tree.write(
    'domain/package.json',
    JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, kysely: '*' } }),
  );
  broken = await runCommand([join(tree.path, 'node_modules', '.bin', 'node'), 'e2e/run-check.ts'], { cwd: tree.path });
});

afterAll(() => tree[Symbol.dispose]());

describe('npm run check refuses', () => {
  test.each(planted.map((it) => [it.breaks, it.complaint] as const))('%s', (_, complaint) => {
    expect(broken.output).toMatch(complaint);
    expect(broken.code).toBe(1);
  });

  test('each kind of fault in a step of its own', () => {
    const failed = [...broken.output.matchAll(/^FAILED (.+) \(/gm)].map((match) => match[1]);
    expect(failed.sort()).toEqual([
      'borders',
      'dead code',
      'format and lint',
      'types of bench',
      'types of domain',
      'types of domain tests',
      'types of e2e',
      'types of server',
      'types of web',
    ]);
  });
});

test('no border is without a planted violation', () => {
  const borders = [...tree.read('.dependency-cruiser.mjs').matchAll(/ name: '(.+)'/g)].map((match) => match[1]);
  const proven = new Set(plantedBorders.map((it) => it.breaks.split(':')[0]));
  expect([...proven].sort()).toEqual(borders.sort());
});
